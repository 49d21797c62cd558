import { Markdown } from '@/components/ui/Markdown';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { ABOUT_US_IDS } from '@/lib/content/markdown/page-places';

interface AboutUsProps {
  about: Content['home']['about'];
  words: Content['words'];
}

export function AboutUs({ about, words }: AboutUsProps) {
  return (
    <section id="about-us" className="section">
      <div className="shell grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
        <div>
          <h2 id="about-us-title" className="section-title mb-5">
            {about.title}
          </h2>
          <Markdown text={about.text} title={about.title} newTab={words.page.newTab} ids={ABOUT_US_IDS} />
        </div>
        <Picture
          name={about.picture}
          alt={about.alt}
          sizes="(min-width: 75rem) 34rem, (min-width: 64rem) 45vw, 100vw"
          className="bg-sunken aspect-[4/3] w-full rounded-xl object-cover"
        />
      </div>
    </section>
  );
}
