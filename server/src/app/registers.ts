import type { RegisterProvider, RegisterProviders } from '#core/identity/register.ts';
import type { Patience } from '#providers/client/bank-client.ts';
import { flutterwaveRegister } from '#providers/flutterwave/bvn.ts';
import { monnifyRegister } from '#providers/monnify/verification.ts';
import { paystackRegister } from '#providers/paystack/identification.ts';
import { sandboxRegister } from '#providers/registers/sandbox.ts';
import type { Config } from '#settings/config.ts';
import { flutterwaveSettings } from '#settings/flutterwave.ts';
import { monnifySettings } from '#settings/monnify.ts';
import { paystackSettings } from '#settings/paystack.ts';

type Live = Exclude<Config['IDENTITY_REGISTER'], 'off'>;

const OPEN: Record<Live, (config: Config, patience?: Patience) => RegisterProvider | null> = {
  flutterwave(config, patience) {
    const settings = flutterwaveSettings(config);
    return settings && flutterwaveRegister(settings, patience);
  },
  monnify(config, patience) {
    const settings = monnifySettings(config);
    return settings && monnifyRegister(settings, patience);
  },
  paystack(config, patience) {
    const settings = paystackSettings(config);
    return settings && paystackRegister(settings, patience);
  },
};

/** Opens the register of live environments, if one is configured, and that of test environments. */
export function openRegisters(
  config: Config,
  onFailure: RegisterProviders['onFailure'],
  patience?: Patience,
): RegisterProviders {
  const { IDENTITY_REGISTER: name, IDENTITY_REGISTER_BUDGET: dailyBudget } = config;
  const live = name === 'off' ? null : OPEN[name](config, patience);
  if (name !== 'off' && !live) throw new Error(`the register of ${name} is not configured`);
  return { live, test: sandboxRegister(), dailyBudget, onFailure };
}
