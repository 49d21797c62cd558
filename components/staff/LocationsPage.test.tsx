/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/staff/client';
import type { StaffApi } from '@/lib/staff/staff-api';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { renderStaff } from './testing/render-staff';
import { LocationsPage } from './LocationsPage';

// jsdom lacks modal dialogs. A browser test covers the focus.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const STATES = [
  { stateId: 30, stateName: 'Goa' },
  { stateId: 9, stateName: 'Uttar Pradesh' },
];
const goa = (...names: string[]) =>
  names.map((districtName, index) => ({ districtId: index + 1, districtName, stateId: 30 }));

async function open(address: string, calls: Partial<StaffApi> = {}) {
  window.history.replaceState(null, '', `/dashboard/locations${address}`);
  const api = {
    listStates: jest.fn(async () => STATES),
    listDistricts: jest.fn(async () => goa('South Goa', 'North Goa')),
    ...calls,
  };
  const page = <LocationsPage words={STAFF_DEFAULTS} />;
  const view = renderStaff(
    <main id="content" tabIndex={-1}>
      {page}
    </main>,
    api,
  );
  await act(async () => {});
  return { ...view, api, user: userEvent.setup() };
}
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('dialog'));

describe('LocationsPage', () => {
  // jsdom has no layout: it acts like a narrow screen, where the districts hide the list of states.
  it('the locations page moves the focus from the list to the districts and back, but not on load', async () => {
    const { user } = await open('?state=9');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Goa' }));
    expect(screen.getByRole('heading', { name: 'Districts of Goa' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: STAFF_DEFAULTS.locations.allStates }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('the locations page lets the user open each link in another tab', async () => {
    const { user } = await open('?state=9');
    const prevented: boolean[] = [];
    const follow = (event: MouseEvent): void => {
      prevented.push(event.defaultPrevented);
      // jsdom cannot open another page, so do not follow the link.
      event.preventDefault();
    };
    window.addEventListener('click', follow);
    await user.keyboard('{Control>}');
    for (const name of ['Goa', STAFF_DEFAULTS.locations.allStates])
      await user.click(screen.getByRole('link', { name }));
    window.removeEventListener('click', follow);
    expect(prevented).toEqual([false, false]);
    expect(window.location.search).toBe('?state=9');
  });

  it('the locations page asks the user to choose a state, and puts the choice into the address', async () => {
    const { user, api } = await open('');
    expect(screen.getByText(STAFF_DEFAULTS.locations.choose)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Goa' }));
    expect(window.location.search).toBe('?state=30');
    expect(await screen.findByRole('heading', { name: 'Districts of Goa' })).toBeVisible();
    expect(api.listDistricts).toHaveBeenCalledWith(30, expect.any(AbortSignal));
    expect(screen.getByRole('link', { name: 'Goa' })).toHaveAttribute('aria-current', 'true');
  });

  it('the locations page shows the state and the list that the address contains', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Zone ${index + 1}`);
    await open('?state=30&filter=zone&sort=desc&page=2&size=5', {
      listDistricts: async () => goa(...names, 'Else'),
    });
    expect(rows()).toEqual(['Zone 7', 'Zone 6', 'Zone 5', 'Zone 4', 'Zone 3']);
    expect(screen.getByText('6 – 10 of 12')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'District' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByLabelText('Filter the districts')).toHaveValue('zone');
  });

  it('the locations page shows another state’s districts from the first page, and without the filter', async () => {
    const { user } = await open('?state=30&filter=north&page=2');
    await user.click(screen.getByRole('link', { name: 'Uttar Pradesh' }));
    expect(window.location.search).toBe('?state=9');
  });

  it('the locations page says if the state in the address does not exist', async () => {
    await open('?state=99');
    expect(screen.getByText(STAFF_DEFAULTS.locations.unknownState)).toBeVisible();
  });

  it('the locations page says if a state has no districts, or none that match the filter', async () => {
    const { user } = await open('?state=30&filter=xyz');
    expect(screen.getByText('No district matches “xyz”.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
    expect(rows()).toEqual(['North Goa', 'South Goa']);
    expect(screen.getByLabelText('Filter the districts')).toHaveValue('');
  });

  it('the locations page filters while the user types, and writes the filter into the address', async () => {
    const { user } = await open('?state=30&page=1');
    await user.type(screen.getByLabelText('Filter the districts'), 'nor');
    await waitFor(() => expect(rows()).toEqual(['North Goa']));
    expect(window.location.search).toBe('?state=30&filter=nor');
  });

  it.each(['listStates', 'listDistricts'] as const)(
    'the locations page says that %s failed, and tries again',
    async (name) => {
      let fail = true;
      const honest: Partial<StaffApi> = {
        listStates: async () => STATES,
        listDistricts: async () => goa('North Goa'),
      };
      const { user } = await open('?state=30', {
        [name]: (...args: never[]) =>
          fail
            ? Promise.reject(new ApiError('network', 'get'))
            : (honest[name] as (...a: never[]) => unknown)(...args),
      });
      expect(screen.getByText(STAFF_DEFAULTS.failures.network)).toBeVisible();
      fail = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('rowheader', { name: 'North Goa' })).toBeVisible();
      expect(screen.queryByText(STAFF_DEFAULTS.failures.network)).not.toBeInTheDocument();
    },
  );
});

describe('DistrictDialog', () => {
  it('the district dialog adds a district, confirms this, and reloads the list', async () => {
    const addDistrict = jest.fn(async () => {});
    const { user, api } = await open('?state=30&filter=north', { addDistrict });
    await user.click(screen.getByRole('button', { name: 'Add a district' }));
    await user.type(dialog().getByLabelText('District name'), '  Ponda ');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ponda has been saved in Goa.')).toBeVisible();
    // The filter was cleared, because it would hide the new district.
    expect(window.location.search).toBe('?state=30');
    expect(addDistrict).toHaveBeenCalledWith({ districtName: 'Ponda', stateId: 30 }, expect.any(AbortSignal));
    expect(api.listDistricts).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the district dialog requires a name, of at most 100 characters', async () => {
    const { user } = await open('?state=30');
    await user.click(screen.getByRole('button', { name: 'Add a district' }));
    const name = dialog().getByLabelText('District name');
    expect(name).toHaveAttribute('aria-invalid', 'false');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(STAFF_DEFAULTS.dialog.nameRequired)).toBeVisible();
    expect(name).toBeInvalid();
    await user.click(name);
    await user.paste('x'.repeat(101));
    expect(await dialog().findByText(STAFF_DEFAULTS.dialog.nameLength)).toBeVisible();
    await user.clear(name);
    await user.paste('🎉'.repeat(100));
    expect(name).toBeValid();
  });

  it('the district dialog stays open while a request is pending, whatever the user presses', async () => {
    let save = (): void => undefined;
    const addDistrict = () => new Promise<void>((resolve) => (save = resolve));
    const { user } = await open('?state=30', { addDistrict });
    await user.click(screen.getByRole('button', { name: 'Add a district' }));
    await user.type(dialog().getByLabelText('District name'), 'Ponda');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await user.click(dialog().getByRole('button', { name: STAFF_DEFAULTS.dialog.cancel }));
    const escape = new Event('cancel', { cancelable: true });
    expect(screen.getByRole('dialog').dispatchEvent(escape)).toBe(false);
    await act(async () => save());
    expect(await screen.findByText('Ponda has been saved in Goa.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  async function saveRefused(status: number, serverMessage: string) {
    const { user } = await open('?state=30', {
      updateDistrict: () => Promise.reject(new ApiError('status', 'post', { status, serverMessage })),
    });
    await user.click(screen.getByRole('button', { name: 'Edit North Goa' }));
    const name = dialog().getByLabelText('District name');
    await user.clear(name);
    await user.type(name, 'Ponda');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Save' })).toBeVisible());
    return { user, name, state: dialog().getByLabelText('State'), alert: dialog().getByRole('alert') };
  }

  it('the district dialog reports a name that is already taken only at its field, and only until the name changes', async () => {
    const taken = 'This state already has a district named Ponda.';
    const { user, name, state, alert } = await saveRefused(409, taken);
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(`${STAFF_DEFAULTS.dialog.nameHint} ${taken}`);
    expect(name).toHaveFocus();
    expect(state).toBeValid();
    expect(alert).toBeEmptyDOMElement();
    expect(name).toHaveValue('Ponda');
    expect(name).toBeRequired();
    await user.type(name, 'm');
    expect(name).toBeValid();
    expect(dialog().queryByText(taken)).not.toBeInTheDocument();
  });

  it.each([
    ['districtName contains a character that cannot be shown.', 'name', 'District name contains'],
    ['The DistrictName field is required.', 'name', 'The District name field'],
    ['stateId must be a whole number, 1 or more, such as 12.', 'state', 'State must be'],
    ['districtName and stateId do not fit.', 'name', 'District name and State do'],
  ] as const)('shows the refusal “%s” at its field, in the form’s words', async (serverMessage, at, said) => {
    const found = await saveRefused(400, serverMessage);
    expect(found[at]).toBeInvalid();
    expect(found[at]).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(found[at]).toHaveFocus();
    expect(found[at === 'name' ? 'state' : 'name']).toBeValid();
    expect(found.alert).toHaveTextContent(/^Bad Request. Please check your input.$/);
  });

  it('the district dialog shows an error that concerns no field below the catalogue’s message', async () => {
    const { name, alert } = await saveRefused(400, 'districtId must be a whole number.');
    expect(name).toBeValid();
    expect(alert).toHaveTextContent('Bad Request. Please check your input.District must be a whole number.');
  });

  it('the district dialog moves a district to another state, says where the district is now, and keeps this list’s filter', async () => {
    const updateDistrict = jest.fn(async () => {});
    const { user } = await open('?state=30&filter=south', { updateDistrict });
    await user.click(screen.getByRole('button', { name: 'Edit South Goa' }));
    await user.type(dialog().getByLabelText('District name'), '{Backspace>9}Else');
    await user.selectOptions(dialog().getByLabelText('State'), 'Uttar Pradesh');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Else has been saved in Uttar Pradesh.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Districts of Uttar Pradesh' });
    expect(link).toHaveAttribute('href', '?state=9');
    expect(window.location.search).toBe('?state=30&filter=south');
    expect(updateDistrict).toHaveBeenCalledWith(
      { districtId: 1, districtName: 'Else', stateId: 9 },
      expect.any(AbortSignal),
    );
  });

  it('the district dialog deletes a district after a confirmation that names it', async () => {
    const deleteDistrict = jest.fn(async () => {});
    const { user } = await open('?state=30', { deleteDistrict });
    await user.click(screen.getByRole('button', { name: 'Delete North Goa' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete North Goa?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(deleteDistrict).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete North Goa' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('North Goa has been deleted from Goa.')).toBeVisible();
    expect(deleteDistrict).toHaveBeenCalledWith(2, expect.any(AbortSignal));
  });

  it('the district dialog says that the result is uncertain if the response is lost, and reloads the list', async () => {
    const listDistricts = jest.fn(async () => goa('North Goa'));
    const { user, api } = await open('?state=30', {
      listDistricts,
      deleteDistrict: () => Promise.reject(new ApiError('timeout', 'delete')),
    });
    await user.click(screen.getByRole('button', { name: 'Delete North Goa' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(STAFF_DEFAULTS.failures.uncertain)).toBeVisible();
    expect(screen.getByText(STAFF_DEFAULTS.failures.timeout)).toBeVisible();
    await waitFor(() => expect(api.listDistricts).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(STAFF_DEFAULTS.dialog.reloaded)).toBeVisible();
    listDistricts.mockRejectedValue(new ApiError('network', 'get'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText(STAFF_DEFAULTS.failures.uncertain)).toBeVisible();
    expect(screen.queryByText(STAFF_DEFAULTS.dialog.reloaded)).not.toBeInTheDocument();
  });

  // jsdom has no layout, so read the styles.
  it.each([
    ['keeps Save in view', 'staff-forms', /\.dialog-buttons \{\s*@apply sticky bottom-0 /],
    ['wraps an unbroken name', 'staff-locations', /:is\(th, td\)[^}]*@apply [^;]*wrap-anywhere/],
  ])('the district dialog %s', (_, file, rule) => {
    expect(readFileSync(`app/styles/${file}.css`, 'utf8')).toMatch(rule);
  });
});
