/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PopupStack } from '@/components/popups/popup-stack';
import Toasts from '@/components/shell/toasts';
import { languages, type Language } from '@/lib/model/text/languages';
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { closePopupAtom, openPopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer } from '@/tests/state/reader';
import { renderPage } from '../page';

async function open(answer: Answer = { body: { code: 0 } }, language?: Language) {
  const { store, asked } = newReader(() => answer);
  const page = (
    <>
      <PopupStack />
      <Toasts />
    </>
  );
  renderPage(page, { store, language });
  act(() => store.set(openPopupAtom, { kind: 'report', event: sampleEntry() }));
  const dialog = await screen.findByRole('dialog');
  const isOpen = () => store.get(popupsAtom).some((entry) => entry.open);
  return { store, asked, dialog, isOpen };
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const submit = () => screen.getByRole('button', { name: 'Send report' });
const box = () => screen.queryByRole('textbox');

const wording = {
  en: [
    'Not for me',
    'Poor quality',
    'Misinformation',
    'Outdated',
    'Does not load',
    'Image problem',
    'Other',
  ],
  zh: ['不适合我', '质量较差', '信息不实', '内容过时', '无法加载', '图片有问题', '其他'],
  ph: [
    'Hindi para sa akin',
    'Mababa ang kalidad',
    'Maling impormasyon',
    'Luma na',
    'Hindi naglo-load',
    'May problema sa larawan',
    'Iba pa',
  ],
};

beforeEach(() => sessionStorage.clear());

describe('a report of an event', () => {
  it.each(languages)('has seven reasons: %s', async (language) => {
    const { dialog } = await open(undefined, language);
    const reasons = screen
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(reasons).toEqual(wording[language]);
    expect(dialog).toHaveAccessibleName();
    expect(dialog).not.toHaveTextContent('Missing key');
  });

  it('can be sent once a reason is chosen', async () => {
    await open();
    expect(submit()).toBeDisabled();
    await choose('Outdated');
    expect(submit()).toBeEnabled();
  });

  it('that was closed before it was sent keeps its text, until it is', async () => {
    const { store, isOpen } = await open();
    await choose('Other');
    await userEvent.type(screen.getByRole('textbox'), 'It is odd.');
    act(() => store.set(closePopupAtom));
    await waitFor(() => expect(isOpen()).toBe(false));
    await waitFor(() => expect(box()).toBeNull());
    const again = () =>
      act(() => store.set(openPopupAtom, { kind: 'report', event: sampleEntry() }));
    again();
    await waitFor(() => expect(box()).toHaveValue('It is odd.'));
    await userEvent.click(submit());
    await waitFor(() => expect(isOpen()).toBe(false));
    again();
    await screen.findAllByRole('radio');
    await waitFor(() => expect(box()).toBeNull());
  });

  it('has a text field for Other only, and an empty one each time', async () => {
    await open();
    expect(box()).toBeNull();
    await choose('Other');
    await userEvent.type(screen.getByRole('textbox'), 'It is odd.');
    await choose('Outdated');
    expect(box()).toBeNull();
    await choose('Other');
    expect(box()).toHaveValue('');
  });

  const base = {
    event_id: 'e1',
    event_version_id: 'v1',
    report_target_type: ReportTarget.Event,
  };

  it('sends event, version, reason and target, and a text only for Other', async () => {
    const { asked, isOpen } = await open();
    await choose('Other');
    await userEvent.type(screen.getByRole('textbox'), 'Never sent.');
    await choose('Image problem');
    await userEvent.click(submit());
    await waitFor(() => expect(isOpen()).toBe(false));
    const report = { ...base, report_type: ReportReason.ImageProblem };
    expect(asked).toEqual([{ name: 'Report', input: { report } }]);
    expect(await screen.findByText('Thank you. Your report was sent.')).toBeInTheDocument();
  });

  it('sends the text of Other', async () => {
    const { asked } = await open();
    await choose('Other');
    await userEvent.type(screen.getByRole('textbox'), 'Two dates are swapped.');
    await userEvent.click(submit());
    const report = {
      ...base,
      report_type: ReportReason.Other,
      report_desc: 'Two dates are swapped.',
    };
    await waitFor(() => expect(asked).toEqual([{ name: 'Report', input: { report } }]));
  });

  it('that fails shows why, and keeps the text', async () => {
    const refused = { body: { base_resp: { error_code: 9, error_message: 'Not today.' } } };
    const { isOpen } = await open(refused);
    await choose('Other');
    await userEvent.type(screen.getByRole('textbox'), 'It is odd.');
    await userEvent.click(submit());
    expect(await screen.findByText('Your report was not sent. Not today.')).toBeInTheDocument();
    expect(isOpen()).toBe(true);
    expect(box()).toHaveValue('It is odd.');
    expect(submit()).toBeEnabled();
  });
});
