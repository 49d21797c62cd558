import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../Field';
import { Button } from '../calls';
import { useEditor } from './editor-context';
import { drawPhoto } from './upload';

const MOST_SHOWN = 24;

interface OwnFilesProps {
  id: string;
  onChoose: (name: string) => void;
  isPicture: boolean;
}

/** Offers the pictures or PDFs that the website already has, with a search by name. */
export function OwnFiles({ id, onChoose, isPicture }: OwnFilesProps) {
  const { kinds, text } = useEditor();
  const own = isPicture ? kinds.choices.pictures : kinds.choices.files;
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const found = own.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase().trim()));
  if (!own.length) return null;
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{isPicture ? text.ownPictures : text.ownFiles}</summary>
      {open ? (
        <>
          <SearchField id={`${id}-filter`} label={text.search} value={filter} onChange={setFilter} />
          <ul className="own-files">
            {found.slice(0, MOST_SHOWN).map(({ name }) => (
              <li key={name}>
                <Button
                  className="row-button"
                  onClick={() => {
                    onChoose(name);
                    setOpen(false);
                  }}
                >
                  {isPicture ? <Thumbnail name={name} /> : null}
                  {name}
                </Button>
              </li>
            ))}
          </ul>
          {found.length > MOST_SHOWN ? <p className="note">{text.searchMore}</p> : null}
        </>
      ) : null}
    </details>
  );
}

/** A picture on the website, or else a small version from the server. */
export function Thumbnail({ name }: { name: string }) {
  const { api, kinds } = useEditor();
  const src = kinds.choices.pictures.find((each) => each.name === name)?.src;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const draw = async (): Promise<void> => {
      const { bytes } = await api.picture({ name }, leaving.signal);
      const photo = new Blob([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))]);
      if (canvas.current) drawPhoto(canvas.current, await createImageBitmap(photo));
    };
    // Ignore a failure: the name is shown anyway.
    if (src === undefined) draw().catch(() => undefined);
    return () => leaving.abort();
  }, [api, name, src]);
  // The CSP allows pictures from this site only, so an <img> cannot show these bytes.
  if (src === undefined) return <canvas ref={canvas} width={0} height={0} aria-hidden />;
  return <img src={src} alt="" width={96} loading="lazy" />;
}
