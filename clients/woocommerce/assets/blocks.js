// The payment method in the checkout made of blocks. It has no fields: the buyer pays on Surety's page.
(() => {
  const { registerPaymentMethod } = window.wc.wcBlocksRegistry;
  const { createElement } = window.wp.element;
  const { decodeEntities } = window.wp.htmlEntities;
  const settings = window.wc.wcSettings.getSetting('surety_data', {});
  const title = decodeEntities(settings.title || '');
  const text = () => createElement('p', null, decodeEntities(settings.description || ''));
  registerPaymentMethod({
    name: 'surety',
    label: title,
    ariaLabel: title,
    content: createElement(text),
    edit: createElement(text),
    canMakePayment: () => true,
    supports: { features: settings.supports || [] },
  });
})();
