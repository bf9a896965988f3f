export type DeviceHints = {
  /** True when the browser reports that it is automated. */
  readonly webdriver: boolean;
  /** True when a camera of this device is virtual. Null until the visitor has let the page use a camera. */
  readonly virtualCamera: boolean | null;
};

/** Names of virtual cameras. */
const VIRTUAL =
  /virtual|\bobs\b|manycam|xsplit|snap camera|splitcam|mmhmm|vcam|altercam|youcam|webcamoid|e2esoft|dummy video|fake_device/i;

/** Reads hints without asking the visitor. What the browser does not reveal stays unknown. */
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
