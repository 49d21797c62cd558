import { useState } from 'react';
import type { Preview, PreviewRequest } from '@/lib/editing/forms/api/calls';
import { formatDateTime } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { useStaff } from '../StaffProvider';
import { Button, Status } from '../calls';
import { SendButton } from './editor-calls';
import { useEditor } from './editor-context';

interface LookProps {
  request: () => PreviewRequest;
  onRefused?: (error: unknown) => void;
}

function usePreview({ request, onRefused }: LookProps) {
  const { api } = useEditor();
  const { transport } = useStaff();
  return async (signal: AbortSignal): Promise<Preview | undefined> => {
    try {
      const { address, until } = await api.preview(request(), signal);
      return { until, address: new URL(address, transport.apiOrigin || transport.siteOrigin).href };
    } catch (error) {
      if (!onRefused) throw error;
      onRefused(error);
      return undefined;
    }
  };
}

/** Fills the new tab until the preview arrives. This page's CSP applies there too: use no markup and no style sheet. */
function sayMaking(page: Document, sentence: string): void {
  Object.assign(page, { title: sentence });
  Object.assign(page.documentElement, { lang: document.documentElement.lang });
  page.documentElement.style.cssText = 'color-scheme: light dark; font: 1.25rem system-ui; padding: 1rem';
  page.body.append(sentence);
}

export function LookButton(props: LookProps) {
  const { text } = useEditor();
  const ask = usePreview(props);
  const look = async (signal: AbortSignal): Promise<void> => {
    // Open the tab before the call: browsers block a tab that is opened after a response.
    const tab = window.open('');
    if (tab) sayMaking(tab.document, text.makingPreview);
    try {
      const preview = await ask(signal);
      if (preview) tab?.location.replace(preview.address);
      else tab?.close();
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
  return <SendButton text={text.look} send={look} />;
}

/** Makes an address that shows the page, for example to the principal, for one day. */
export function ShareButton(props: LookProps) {
  const { text } = useEditor();
  const ask = usePreview(props);
  const [shared, setShared] = useState<Preview>();
  return (
    <>
      <SendButton
        text={text.share}
        className="row-button"
        send={async (signal) => setShared(await ask(signal))}
      />
      {shared ? (
        <div className="field" role="status">
          <label htmlFor="shared-address">
            {fillIn(text.shared, { time: formatDateTime(new Date(shared.until)) })}
          </label>
          <input
            id="shared-address"
            readOnly
            value={shared.address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton key={shared.address} of="shared-address" />
        </div>
      ) : null}
    </>
  );
}

/** Copies the text of a box. @param of the box's id */
export function CopyButton({ of }: { of: string }) {
  const { text } = useEditor();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const box = document.getElementById(of) as HTMLInputElement | HTMLTextAreaElement;
    try {
      await navigator.clipboard.writeText(box.value);
      setSaid(text.copied);
    } catch {
      // Without HTTPS or permission, a page cannot copy: select the text instead.
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
