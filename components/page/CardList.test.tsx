/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CardList } from './PeopleLists';

it('the card of a house has a banner in its colour, with readable letters; other cards have a tile', () => {
  const cards = [
    { name: 'Blue', colour: '#1b2a5b' },
    { name: 'Yellow', colour: '#f2a20c', text: 'The sun' },
    { name: 'Chess' },
  ];
  render(<CardList cards={cards} title="Houses" />);
  const [blue, yellow, chess] = screen.getAllByRole('listitem');
  expect(blue).toHaveClass('house-dark');
  expect(yellow).not.toHaveClass('house-dark');
  expect(yellow?.querySelector('path')).toHaveAttribute('fill', '#f2a20c');
  expect(chess?.querySelector('svg')).toBeNull();
});
