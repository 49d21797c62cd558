import { useState } from 'react';
import { Button, Status } from '../calls';
import { useEditor } from './editor-context';

/** Copies the text of a box. @param of the id of the box */
export function CopyButton({ of }: { of: string }) {
  const { text } = useEditor();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const box = document.getElementById(of) as HTMLInputElement | HTMLTextAreaElement;
    try {
      await navigator.clipboard.writeText(box.value);
      setSaid(text.copied);
    } catch {
      // Without HTTPS, or if the user refuses, a page cannot copy: select the text instead.
      box.focus();
      box.select();
      setSaid(text.uncopied);
    }
  };
  return (
    <div className="tools">
      <Button onClick={() => void copy()}>{text.copy}</Button>
      <Status>{said}</Status>
    </div>
  );
}
