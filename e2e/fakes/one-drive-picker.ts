import { runFakePicker, type FakePickerScenario } from '@app/shared/testing/cloud';
import type { BrowserContext } from '@playwright/test';

/** The page of the picker: speaks with the page around it over a channel. */
const pickerPage = (scenario: FakePickerScenario): string => `<!doctype html><title>Picker</title><p>Picker</p><script>
const { messaging } = JSON.parse(new URLSearchParams(location.search).get('filePicker'));
(${runFakePicker.toString()})({
  channelId: messaging.channelId,
  createPorts: () => { const { port1, port2 } = new MessageChannel(); return { own: port1, given: port2 }; },
  initialize: (message, port) => parent.postMessage(message, messaging.origin, [port]),
}, ${JSON.stringify(scenario)}).then((answers) => { document.title = JSON.stringify(answers); });
</script>`;

/**
 * Puts OneDrive's file picker (version 8) behind a fake, the one of organisations and the one of persons. Returns the
 * tokens it was loaded with.
 */
export async function fakeOneDrivePicker(context: BrowserContext, scenario: FakePickerScenario) {
  const tokens: (string | null)[] = [];
  const addresses =
    /^https:\/\/(northgate-my\.sharepoint\.com\/_layouts\/15\/FilePicker\.aspx|onedrive\.live\.com\/picker)/;
  await context.route(addresses, async (route) => {
    tokens.push(new URLSearchParams(route.request().postData() ?? '').get('access_token'));
    await route.fulfill({ contentType: 'text/html', body: pickerPage(scenario) });
  });
  return tokens;
}
