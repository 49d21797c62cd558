import { Markdown } from '@/components/ui/Markdown';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { messageIds } from '@/lib/content/read/page-places';

/** The desk messages in full: photo, name, position, message (specification, section 3, "Person card"). */
export function MessageList({ messages, newTab }: { messages: Content['messages']; newTab: string }) {
  return (
    <div className="messages">
      {messages.map(({ id, name, position, picture, alt, body }) => (
        <section key={id} id={id}>
          <header>
            {picture ? <Picture name={picture} alt={alt ?? ''} sizes="7rem" /> : null}
            <div>
              <h2 id={`${id}-name`}>{position}</h2>
              <p>{name}</p>
            </div>
          </header>
          <Markdown text={body} title={position} newTab={newTab} ids={messageIds(id)} />
        </section>
      ))}
    </div>
  );
}
