/** @jest-environment ./tests/dom-with-fetch.mjs */
import { fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { MethodTabs } from '@/components/account/method-tabs';
import { Composer } from '@/components/chat/composer';
import DeskKeys from '@/components/desk/desk-keys';
import { AccountName } from '@/components/personal/account-name';
import { SearchScreen } from '@/components/screens/search-screen';
import { SearchField } from '@/components/search/search-field';
import { Popup } from '@/components/ui/popup';
import { noSearch } from '@/lib/model/feed/search';
import { siteAtom } from '@/lib/state/page/deployment';
import { popupsAtom } from '@/lib/state/page/popups';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader } from '@/tests/state/reader';
import { renderPage } from './page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/m/news');
});

const newStore = () => newReader(() => ({ body: { code: 0 } })).store;
const type = (box: HTMLElement, value: string) => {
  fireEvent.change(box, { target: { value } });
  return box;
};

/** The target of a key, and whether the page has reacted to that key. */
type Place = { at: Element; answered(): boolean };

function showPopup(beside?: 'side'): Place {
  const onClose = jest.fn();
  const words = <input aria-label="Words" />;
  renderPage(
    <Popup open beside={beside} label="Details" onClose={onClose}>
      {words}
    </Popup>,
  );
  return { at: screen.getByLabelText('Words'), answered: () => onClose.mock.calls.length > 0 };
}

function showSearch(query: string): HTMLElement {
  const first = { entries: [sampleEntry({ id: 'e7' })], next: undefined };
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SearchScreen start={{ search: { ...noSearch, query }, first }} />
    </SWRConfig>,
    { store: newStore() },
  );
  const field = screen.getByRole('searchbox');
  field.focus();
  return field;
}

const places: Record<string, [key: string, show: () => Place]> = {
  'the question': [
    'Enter',
    () => {
      const context = { content: '', eventId: '', tab: '' };
      renderPage(<Composer ref={null} onDetail={false} context={context} />, { store: newStore() });
      const box = type(screen.getByRole('textbox'), 'zhong guo');
      return { at: box, answered: () => (box as HTMLTextAreaElement).value === '' };
    },
  ],
  'a popup': ['Escape', () => showPopup()],
  'a popup beside the page': ['Escape', () => showPopup('side')],
  'the name': [
    'Escape',
    () => {
      renderPage(<AccountName name="Old" />, { store: newStore() });
      fireEvent.click(screen.getByRole('button'));
      const at = type(screen.getByRole('textbox'), 'xin ming zi');
      return { at, answered: () => screen.queryByRole('textbox') === null };
    },
  ],
  'the search': [
    'Escape',
    () => {
      const field = showSearch('leap');
      return { at: field, answered: () => (field as HTMLInputElement).value === '' };
    },
  ],
  'the results': [
    'ArrowDown',
    () => {
      const field = showSearch('leap');
      return { at: field, answered: () => document.activeElement !== field };
    },
  ],
  'the ways to sign in': [
    'ArrowRight',
    () => {
      const onChange = jest.fn();
      const methods = ['phone', 'email'] as const;
      renderPage(<MethodTabs methods={methods} value="phone" panel="p" onChange={onChange} />);
      const at = screen.getByRole('tab', { selected: true });
      return { at, answered: () => onChange.mock.calls.length > 0 };
    },
  ],
  'the keys of the desk': [
    '?',
    () => {
      const store = newStore();
      store.set(siteAtom, { ...store.get(siteAtom), desktop: true });
      store.set(changeSettingsAtom, { layout: 'wide' });
      renderPage(<DeskKeys />, { store });
      return { at: document.body, answered: () => store.get(popupsAtom).length > 0 };
    },
  ],
};

describe.each(Object.entries(places))('%s', (_name, [key, show]) => {
  it.each([
    ['as most browsers tell it', { isComposing: true }],
    ['as Safari tells it', { isComposing: false, keyCode: 229 }],
  ])('leaves a key to an input method, %s', (_browser, more) => {
    const { at, answered } = show();
    fireEvent.keyDown(at, { key, ...more });
    expect(answered()).toBe(false);
  });

  it('reacts to the key otherwise', () => {
    const { at, answered } = show();
    fireEvent.keyDown(at, { key });
    expect(answered()).toBe(true);
  });
});

describe('a search word being composed', () => {
  const { matchMedia } = window;
  afterEach(() => void (window.matchMedia = matchMedia));

  /** What is searched while an input method has `data` in the field, and the field's value. */
  function compose(data: string, pointer: 'coarse' | 'fine') {
    window.matchMedia = (query) =>
      ({ matches: query.includes(pointer) }) as Partial<MediaQueryList> as MediaQueryList;
    const onChange = jest.fn<void, [string]>();
    renderPage(<SearchField value="" onChange={onChange} onSubmit={jest.fn()} />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.input(field, { target: { value: data }, data, isComposing: true });
    return { field, onChange };
  }

  it.each([
    ['tai', 'fine'],
    ['tai feng', 'fine'],
    ['tai’feng', 'coarse'],
  ] as const)('is not searched by its spelling: %s, %s', (data, pointer) => {
    const { field, onChange } = compose(data, pointer);
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue(data);
    fireEvent.input(field, { target: { value: '台风' }, data: '台风', isComposing: true });
    fireEvent.compositionEnd(field);
    expect(onChange.mock.calls).toEqual([['台风']]);
  });

  it('is searched when the spelling itself was meant', () => {
    const { field, onChange } = compose('tai feng', 'fine');
    fireEvent.compositionEnd(field);
    expect(onChange.mock.calls).toEqual([['tai feng']]);
  });

  it.each([
    ['storm', 'coarse'],
    ['台', 'fine'],
  ] as const)('is searched as it is typed: %s, %s', (data, pointer) => {
    expect(compose(data, pointer).onChange).toHaveBeenCalledWith(data);
  });
});
