// @surety/browser, Apache-2.0
var SuretyBrowser = (function(exports) {

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
// browser/src/device-id.ts
/** Everything that is ever stored in a browser is this one entry. */
	const ENTRY = "surety_device";
	const SHAPE = /^[0-9a-f]{32}$/;
	let passing;
	/** For as long as the page is open. */
	function passingId() {
		passing ??= randomId();
		return passing;
	}
	/** The id of this browser for this site. Where nothing can be stored it is that of the page. */
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
	/** What comes after it has nothing to do with what was stored. */
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
/** How cameras call themselves that show what a program gives them. */
	const VIRTUAL = /virtual|\bobs\b|manycam|xsplit|snap camera|splitcam|mmhmm|vcam|altercam|youcam|webcamoid|e2esoft|dummy video|fake_device/i;
	/** Asks the visitor for nothing: what the browser does not say by itself is not known. */
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
	* A few things about a machine that stay the same for years and that thousands share: enough to see that an
	* id was copied to another kind of machine, and too little to know anybody by. Language, place, fonts,
	* screens and versions are left out: they change, or they say who somebody is.
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
	/** FNV-1a: short, and the same everywhere; nothing here is a secret. */
	function hashOf(text) {
		let hash = 2166136261;
		for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
		return (hash >>> 0).toString(16).padStart(8, "0");
	}

// browser/src/index.ts
/**
	* The device that this page is on. With consent its fingerprint is an id that is kept in this browser for
	* this site, and a mark of the machine: an id that was copied to another kind of machine is another device.
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
	/** What a page calls when the visitor takes their consent back: nothing of ours is left in the browser. */
	function forgetDevice() {
		forgetId();
	}

exports.forgetDevice = forgetDevice;
exports.readDevice = readDevice;
return exports;
})({});