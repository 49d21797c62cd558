import type { Announcement, News, SchoolEvent } from './schemas/dated';
import type { Disclosure } from './schemas/disclosure';
import type { Fees } from './schemas/fees';
import type { Home } from './schemas/home';
import type { Admission, Documents, Gallery, Videos } from './schemas/lists';
import type { Menu } from './schemas/menu';
import type { Notice } from './schemas/notice';
import type { PageFields } from './schemas/page';
import type { MessageFields, Testimonial, Topper } from './schemas/people';
import type { School } from './schemas/school';
import type { Staff } from './schemas/staff';
import type { Words } from './schemas/words';

export type { Staff, Words };

export interface Page extends PageFields {
  /** The path of the page: `/Account/Testimonials`. */
  route: string;
  /** Markdown. */
  body: string;
  /** The file to mend, as editors see it. */
  file: string;
}

export interface Message extends MessageFields {
  /** The name of the file without its ending; the id of the message on its page. */
  id: string;
  /** Markdown. */
  body: string;
  file: string;
}

/** Everything in content/, checked. Lists are in the order in which the site shows them. */
export interface Content {
  readonly school: School;
  readonly words: Words;
  readonly staff: Staff;
  readonly menu: Menu;
  readonly home: Home;
  readonly fees: Fees;
  readonly admission: Admission;
  readonly gallery: Gallery;
  readonly videos: Videos;
  readonly documents: Documents;
  readonly disclosure: Disclosure;
  /** Undefined when there is none, or when it is over. */
  readonly notice: Notice | undefined;
  readonly pages: readonly Page[];
  readonly messages: readonly Message[];
  readonly announcements: readonly Announcement[];
  readonly news: readonly News[];
  readonly events: readonly SchoolEvent[];
  readonly testimonials: readonly Testimonial[];
  readonly toppers: readonly Topper[];
}
