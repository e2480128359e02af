import type { SettingKey } from '../settings/types';

/** Intents: told to sagas, they change no state. */
export type SagaAction = {
	/** Settings have been stored; the state knows already. */
	type: 'settings/SAVED';
	keys: SettingKey[];
};
