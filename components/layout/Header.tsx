import { IconMail } from '@tabler/icons-react';
import { Picture } from '@/components/ui/Picture';
import { newTabProps } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/fill-in';
import { SOCIAL_ICONS } from './social-icons';

/** E-mail, social links, crest, name in capitals, town, affiliation and school code (specification, section 1). */
export function Header({ school, words }: Pick<Content, 'school' | 'words'>) {
  return (
    <header>
      <div className="bg-band text-on-band text-sm">
        <div className="shell flex flex-wrap items-center justify-between gap-x-2">
          <a
            href={`mailto:${school.email}`}
            aria-label={fillIn(words.header.email, { email: school.email })}
            className="inline-flex min-h-10 items-center gap-2 text-inherit"
          >
            <IconMail size={18} aria-hidden />
            {school.email}
          </a>
          <ul className="no-print -me-2 flex">
            {school.social.map(({ network, address }) => {
              const Icon = SOCIAL_ICONS[network];
              const label = fillIn(words.header.social, { school: school.name, network });
              return (
                <li key={network}>
                  <a
                    href={address}
                    aria-label={`${label} (${words.page.newTab})`}
                    title={label}
                    className="grid size-10 place-items-center text-inherit"
                    {...newTabProps(address)}
                  >
                    <Icon size={20} aria-hidden />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div className="shell flex items-center gap-4 py-4 lg:py-5">
        <a href="/" className="flex min-w-0 items-center gap-3 no-underline sm:gap-5">
          {/* A long name must not squeeze the crest. */}
          <span className="shrink-0">
            <Picture name={school.logo} alt="" sizes="5rem" early className="size-14 sm:size-20" />
          </span>
          <span className="min-w-0">
            <span className="font-display text-ink block text-xl leading-tight tracking-wide uppercase sm:text-3xl">
              {school.name}
            </span>
            <span className="text-muted block text-sm sm:text-base">{school.town}</span>
          </span>
        </a>
        <p className="text-muted ms-auto hidden text-end text-sm leading-relaxed md:block">
          <Affiliation school={school} words={words} />
        </p>
      </div>
      <p className="shell text-muted pb-3 text-xs leading-relaxed md:hidden">
        <Affiliation school={school} words={words} />
      </p>
    </header>
  );
}

function Affiliation({ school, words }: Pick<Content, 'school' | 'words'>) {
  return (
    <>
      <span className="block">{school.affiliationLine}</span>
      <span className="block">
        {`${fillIn(words.header.affiliationNumber, { number: school.affiliationNumber })} · ${fillIn(words.header.code, { code: school.code })}`}
      </span>
    </>
  );
}
