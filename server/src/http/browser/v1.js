// @surety/browser, Apache-2.0
var SuretyBrowser = (function(exports) {

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
// browser/src/device-id.ts
/** The only entry that is ever stored in a browser. */
	const ENTRY = "surety_device";
	const SHAPE = /^[0-9a-f]{32}$/;
	let passing;
	/** An id that lasts as long as the page is open. */
	function passingId() {
		passing ??= randomId();
		return passing;
	}
	/** The id of this browser for this site, or the page's id if nothing can be stored. */
	function keptId() {
		try {
			const found = localStorage.getItem(ENTRY);
			if (found && SHAPE.test(found)) return {
				id: found,
				kept: true
			};
			const id = passingId();
			localStorage.setItem(ENTRY, id);
			return {
				id,
				kept: localStorage.getItem(ENTRY) === id
			};
		} catch {
			return {
				id: passingId(),
				kept: false
			};
		}
	}
	/** Removes the stored id. The next id is not related to it. */
	function forgetId() {
		try {
			if (localStorage.getItem(ENTRY) !== null) passing = void 0;
			localStorage.removeItem(ENTRY);
		} catch {}
	}
	function randomId() {
		const bytes = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16));
		return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	}

// browser/src/hints.ts
/** Names of virtual cameras. */
	const VIRTUAL = /virtual|\bobs\b|manycam|xsplit|snap camera|splitcam|mmhmm|vcam|altercam|youcam|webcamoid|e2esoft|dummy video|fake_device/i;
	/** Reads hints without asking the visitor. What the browser does not reveal stays unknown. */
	async function readHints() {
		return {
			webdriver: navigator.webdriver === true || /\bHeadlessChrome\b/.test(navigator.userAgent),
			virtualCamera: await hasVirtualCamera()
		};
	}
	async function hasVirtualCamera() {
		try {
			const names = (await navigator.mediaDevices?.enumerateDevices() ?? []).filter(({ kind, label }) => kind === "videoinput" && label !== "");
			return names.length === 0 ? null : names.some(({ label }) => VIRTUAL.test(label));
		} catch {
			return null;
		}
	}

// browser/src/machine.ts
/**
	* A hash of a few properties that stay the same for years and that thousands of machines share: enough to
	* notice that an id was copied to another type of machine, and too little to identify a person. Language,
	* location, fonts, screens and versions are left out, because they change or identify people.
	*/
	function machineMark() {
		const { platform, hardwareConcurrency, maxTouchPoints } = navigator;
		return hashOf([
			platform,
			hardwareConcurrency,
			maxTouchPoints,
			graphicsVendor()
		].join("|"));
	}
	function graphicsVendor() {
		try {
			const canvas = document.createElement("canvas").getContext("webgl");
			return String(canvas?.getParameter(canvas.VENDOR) ?? "");
		} catch {
			return "";
		}
	}
	/** FNV-1a: short and the same everywhere. Nothing here is secret. */
	function hashOf(text) {
		let hash = 2166136261;
		for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
		return (hash >>> 0).toString(16).padStart(8, "0");
	}

// browser/src/index.ts
/**
	* Reads the device that this page is on. With consent its fingerprint is an id that is kept in this browser
	* for this site, plus a hash of the machine's type: an id that is copied to another type of machine counts as
	* another device.
	*/
	async function readDevice({ consent }) {
		const deviceHints = await readHints();
		if (!consent) {
			forgetId();
			return {
				deviceFingerprint: `sb1.${passingId()}.0`,
				deviceHints,
				kept: false
			};
		}
		const { id, kept } = keptId();
		const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
		return {
			deviceFingerprint: `sb1.${id}.${machineMark()}`,
			deviceHints,
			timezone,
			kept
		};
	}
	/** Removes everything that this package stored. Call it when the visitor withdraws consent. */
	function forgetDevice() {
		forgetId();
	}

exports.forgetDevice = forgetDevice;
exports.readDevice = readDevice;
return exports;
})({});