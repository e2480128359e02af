import { loaded, type Routine } from '../controls';
import { settingsWereSaved } from '../settings/was-saved';

export function* getSettingsHistory(): Routine< void > {
	const { fetchEntries } = yield* loaded(
		import( /* webpackChunkName: "history" */ './requests' )
	);
	yield* fetchEntries();
}

getSettingsHistory.shouldInvalidate = settingsWereSaved;
