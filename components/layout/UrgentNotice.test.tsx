/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Notice } from '@/lib/content/kinds/dated';
import { UrgentNotices } from './PublicFrame';

const notice = {
  label: 'School closed',
  text: 'The school stays closed on Thursday.',
  until: '2026-11-25T12:30Z',
};

/** Writes the notice into the page as a build does. In the browser, React would not run its script. */
function show(...shown: Notice[]): void {
  document.body.innerHTML = renderToStaticMarkup(<UrgentNotices notices={shown} />);
}

describe('UrgentNotices', () => {
  it('urgent notices are named regions that neither take the focus nor interrupt screen readers', () => {
    show(notice);
    const region = screen.getByRole('region', { name: 'School closed' });
    expect(region).toHaveTextContent('The school stays closed on Thursday.');
    expect(region).not.toHaveAttribute('tabindex');
    expect(region).not.toHaveAttribute('aria-live');
    expect(document.body).toHaveFocus();
  });

  it('urgent notices say that they override the hours and dates on pages that were built earlier', () => {
    show(notice);
    expect(screen.getByRole('region')).toHaveTextContent(
      'If the website says otherwise, follow this notice.',
    );
  });

  it('urgent notices say in Indian time when they end, and include a script that then removes them', () => {
    show(notice);
    expect(screen.getByRole('region')).toHaveAttribute('data-expires', '2026-11-25T18:00');
    expect(document.querySelector('script[data-keep]')).not.toBeNull();
  });

  it('urgent notices are listed one below the other, with one script for all', () => {
    show(notice, { ...notice, label: 'No buses' });
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'School closed',
      'No buses',
    ]);
    expect(document.querySelectorAll('script[data-keep]')).toHaveLength(1);
  });

  it('urgent notices show their link, if they have one', () => {
    const link = { text: 'What parents should know', to: '/announcements' };
    show({ ...notice, link });
    expect(screen.getByRole('link', { name: link.text })).toHaveAttribute('href', link.to);
  });
});
