export type DeviceHints = {
  /** A program drives the browser, and says so. */
  readonly webdriver: boolean;
  /** A camera of this machine is a program. Null until the visitor has let the page use a camera. */
  readonly virtualCamera: boolean | null;
};

/** How cameras call themselves that show what a program gives them. */
const VIRTUAL =
  /virtual|\bobs\b|manycam|xsplit|snap camera|splitcam|mmhmm|vcam|altercam|youcam|webcamoid|e2esoft|dummy video|fake_device/i;

/** Asks the visitor for nothing: what the browser does not say by itself is not known. */
export async function readHints(): Promise<DeviceHints> {
  const scripted = navigator.webdriver === true || /\bHeadlessChrome\b/.test(navigator.userAgent);
  return { webdriver: scripted, virtualCamera: await hasVirtualCamera() };
}

async function hasVirtualCamera(): Promise<boolean | null> {
  try {
    const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
    const names = devices.filter(({ kind, label }) => kind === 'videoinput' && label !== '');
    return names.length === 0 ? null : names.some(({ label }) => VIRTUAL.test(label));
  } catch {
    return null;
  }
}
