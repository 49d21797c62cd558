/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/staff/client';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import type { EnquiryApi, StaffEnquiry } from '@/lib/staff/staff-api';
import { fillIn } from '@/lib/text/text';
import { EnquiriesPage } from './EnquiriesPage';
import { renderStaff } from './testing/render-staff';

// jsdom lacks modal dialogs. A browser test covers the focus.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const words = STAFF_DEFAULTS.enquiries;
const ASHA: StaffEnquiry = {
  enquiryId: 1,
  reference: 'K7MXW-2QPDA',
  sentAt: '2026-11-20T06:00:00.000Z',
  keepUntil: '2027-11-20T06:00:00.000Z',
  name: 'आशा Rao',
  telephone: '+919876543210',
  class: 'Class VI',
  language: 'हिन्दी',
  message: 'A seat?\nAnd the bus?',
  state: 'new',
  note: '',
  doubtful: false,
};
const BELA = { ...ASHA, enquiryId: 2, name: 'Bela', class: 'Class I', state: 'called' as const };
const DONE = { ...ASHA, enquiryId: 3, name: 'Chitra', state: 'closed' as const };
const ROBOT = { ...ASHA, enquiryId: 4, name: 'Robot', doubtful: true };

async function open(calls: Partial<EnquiryApi> = {}) {
  const enquiries = {
    listEnquiries: jest.fn(async () => [ASHA, BELA, DONE, ROBOT]),
    updateEnquiry: jest.fn(async () => {}),
    deleteEnquiry: jest.fn(async () => {}),
    ...calls,
  };
  renderStaff(<EnquiriesPage words={STAFF_DEFAULTS} form="/seat" />, { enquiries });
  await act(async () => {});
  return { enquiries, user: userEvent.setup() };
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const edit = (name: string) => screen.getByLabelText(fillIn(words.editOne, { name }));

describe('EnquiriesPage', () => {
  it('the enquiries are shown only if open, unless the user chooses to see closed or doubtful ones too', async () => {
    const { user } = await open();
    expect(names()).toEqual(['आशा Rao', 'Bela']);
    const choose = (name: string) => user.selectOptions(screen.getByLabelText(words.show), name);
    await choose(`${words.closed} (1)`);
    expect(names()).toEqual(['Chitra']);
    await choose(`${words.doubtful} (1)`);
    expect(names()).toEqual(['Robot']);
    await choose(`${words.all} (4)`);
    expect(names()).toHaveLength(4);
    expect(screen.queryByRole('option', { name: `${words.visited} (0)` })).toBeNull();
  });

  it('the page begins with the number of families waiting for a call', async () => {
    await open({ listEnquiries: async () => [ASHA, { ...ASHA, enquiryId: 7 }, BELA, ROBOT] });
    expect(screen.getByText(fillIn(words.manyNew, { count: 2 }))).toBeVisible();
  });

  it('the page offers a search and a choice of state only if there are several enquiries, or if the default choice hides the only one', async () => {
    await open({ listEnquiries: async () => [ASHA] });
    expect(screen.getByText(words.oneNew)).toBeVisible();
    expect(screen.queryByLabelText(words.show)).toBeNull();
    expect(screen.queryByLabelText(words.filter)).toBeNull();
    cleanup();
    const { user } = await open({ listEnquiries: async () => [DONE] });
    expect(screen.getByText(words.allCalled)).toBeVisible();
    await user.selectOptions(screen.getByLabelText(words.show), `${words.all} (1)`);
    expect(names()).toEqual(['Chitra']);
  });

  it('the enquiries are found by name, class, number or question; the page says so if none is found', async () => {
    const { user } = await open();
    const filter = screen.getByLabelText(words.filter);
    await user.type(filter, 'class vi bus');
    expect(names()).toEqual(['आशा Rao']);
    await user.type(filter, ' nothing');
    expect(names()).toEqual([]);
    expect(screen.getByText(words.noMatch)).toBeVisible();
  });

  it.each(['98765 43210', '98765-43210', '09876543210'])(
    'the enquiries are found by the number %s',
    async (typed) => {
      const other = { ...BELA, telephone: '+919000000000' };
      const { user } = await open({ listEnquiries: async () => [ASHA, other] });
      await user.type(screen.getByLabelText(words.filter), typed);
      expect(names()).toEqual(['आशा Rao']);
    },
  );

  it('the page says so and links to the form if there are no enquiries yet', async () => {
    await open({ listEnquiries: async () => [] });
    expect(screen.getByText(words.none)).toBeVisible();
    expect(screen.getByRole('link', { name: words.noneForm })).toHaveAttribute('href', '/seat');
  });

  it('the page shows why the enquiries cannot be loaded, and can try again', async () => {
    const refusal = new ApiError('status', 'get', {
      status: 403,
      serverMessage: 'This needs the role admissions.',
    });
    const listEnquiries = jest.fn().mockRejectedValueOnce(refusal).mockResolvedValue([ASHA]);
    const { user } = await open({ listEnquiries });
    expect(screen.getByText('This needs the role admissions.')).toBeVisible();
    expect(screen.queryByText(/403/)).toBeNull();
    await user.click(screen.getByRole('button', { name: words.retry }));
    expect(names()).toEqual(['आशा Rao']);
  });

  it('the enquiries show that they are loading', async () => {
    await open({ listEnquiries: () => new Promise(() => {}) });
    expect(screen.getByText(words.loading)).toBeVisible();
  });

  it('the user can set a state and a note by keyboard alone, and the page confirms that both have been saved', async () => {
    const { user, enquiries } = await open();
    // jsdom opens a summary only on a click; a browser test uses the keys.
    await user.click(edit('Bela'));
    await user.tab();
    expect(await screen.findByLabelText(words.state)).toHaveFocus();
    await user.selectOptions(screen.getByLabelText(words.state), 'visited');
    await user.tab();
    await user.keyboard('Came on Monday');
    await user.click(screen.getByRole('button', { name: words.save }));
    expect(enquiries.updateEnquiry).toHaveBeenCalledWith(
      { enquiryId: 2, state: 'visited', note: 'Came on Monday', noteBefore: '' },
      expect.anything(),
    );
    expect(screen.getByText(fillIn(words.saved, { name: 'Bela' }))).toBeVisible();
    expect(screen.queryByLabelText(words.note)).toBeNull();
    expect(enquiries.listEnquiries).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('the user can mark an enquiry as called or close it with one press', async () => {
    const { user, enquiries } = await open();
    const mark = (name: string, word: string) =>
      user.click(screen.getByRole('button', { name: `${word}: ${name}` }));
    await mark(ASHA.name, words.mark_called);
    expect(enquiries.updateEnquiry).toHaveBeenLastCalledWith(
      { enquiryId: 1, state: 'called' },
      expect.anything(),
    );
    expect(screen.queryByRole('button', { name: `${words.mark_called}: Bela` })).toBeNull();
    await mark('Bela', words.mark_closed);
    const said = fillIn(words.marked, { name: 'Bela', state: words.closed });
    expect(screen.getByText(said)).toBeVisible();
  });

  it('the enquiries keep an unsaved note during a search for another name', async () => {
    const { user } = await open();
    await user.click(edit('Bela'));
    await user.type(await screen.findByLabelText(words.note), 'Calls back');
    await user.type(screen.getByLabelText(words.filter), 'nobody');
    expect(screen.getByLabelText(words.note)).toHaveValue('Calls back');
  });

  it('the enquiries keep what a colleague changed while the form was open', async () => {
    const listEnquiries = jest
      .fn()
      .mockResolvedValueOnce([ASHA, BELA])
      .mockResolvedValue([{ ...ASHA, state: 'called', note: 'Ravi: calls back', doubtful: true }, BELA]);
    const { user, enquiries } = await open({ listEnquiries });
    await user.click(edit(ASHA.name));
    await user.type(await screen.findByLabelText(words.note), 'Came');
    // Saving another enquiry reloads the list.
    await user.click(edit('Bela'));
    const ofBela = within(screen.getByRole('heading', { name: 'Bela' }).closest('li')!);
    await user.click(await ofBela.findByRole('button', { name: words.save }));
    expect(await screen.findByText('Ravi: calls back')).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.save }));
    expect(enquiries.updateEnquiry).toHaveBeenLastCalledWith(
      { enquiryId: 1, note: 'Came', noteBefore: '' },
      expect.anything(),
    );
  });

  it('the enquiries name the day, in Indian time, on which they will be deleted', async () => {
    await open({ listEnquiries: async () => [{ ...ASHA, keepUntil: '2027-11-20T20:00:00.000Z' }] });
    expect(screen.getByText('21 November 2027')).toBeVisible();
  });

  it('the enquiries keep what was typed if saving fails', async () => {
    const updateEnquiry = () => Promise.reject(new ApiError('network', 'post'));
    const { user } = await open({ updateEnquiry });
    await user.click(edit('Bela'));
    await user.type(await screen.findByLabelText(words.note), 'Came on Monday');
    await user.click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByText(STAFF_DEFAULTS.failures.network)).toBeVisible();
    expect(screen.getByLabelText(words.note)).toHaveValue('Came on Monday');
  });

  it('the enquiries keep an unsaved note when closed and opened again', async () => {
    const { user } = await open();
    await user.click(edit('Bela'));
    await user.type(await screen.findByLabelText(words.note), 'Came on');
    await user.click(edit('Bela'));
    expect(screen.getByLabelText(words.note)).not.toBeVisible();
    await user.click(edit('Bela'));
    expect(screen.getByLabelText(words.note)).toHaveValue('Came on');
  });

  it('the enquiries are deleted at a family’s request, after a confirmation', async () => {
    const { user, enquiries } = await open();
    await user.click(edit('Bela'));
    const ask = async (answer: string) => {
      await user.click(await screen.findByRole('button', { name: words.delete }));
      const name = fillIn(words.deleteTitle, { name: 'Bela' });
      await user.click(
        within(screen.getByRole('alertdialog', { name })).getByRole('button', { name: answer }),
      );
    };
    await ask(STAFF_DEFAULTS.dialog.cancel);
    expect(enquiries.deleteEnquiry).not.toHaveBeenCalled();
    await ask(STAFF_DEFAULTS.dialog.delete);
    expect(enquiries.deleteEnquiry).toHaveBeenCalledWith(2, expect.anything());
    expect(screen.getByText(fillIn(words.deleted, { name: 'Bela' }))).toBeVisible();
  });

  it('the enquiries can be saved as a table', async () => {
    const blobs: Blob[] = [];
    const made: Record<string, unknown> = {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => {},
    };
    Object.assign(URL, made);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await open({ readTable: async () => '\uFEFF"Name"\r\n' });
    await user.click(screen.getByRole('button', { name: words.export }));
    expect([click.mock.contexts[0]?.download, blobs[0]?.type]).toEqual([
      'enquiries.csv',
      'text/csv;charset=utf-8',
    ]);
    expect(screen.getByText(words.exported)).toBeVisible();
  });
});
