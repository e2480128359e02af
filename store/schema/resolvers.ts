import { loaded, type Routine } from '../controls';
import { settingsWereSaved } from '../settings/was-saved';

const requests = () => import( /* webpackChunkName: "schema" */ './requests' );

export function* getSchemaTypes(): Routine< void > {
	const { fetchTypes } = yield* loaded( requests() );
	yield* fetchTypes();
}

export function* getSchemaConditions(): Routine< void > {
	const { fetchConditions } = yield* loaded( requests() );
	yield* fetchConditions();
}

// The settings determine whether attachment pages are among the conditions.
getSchemaConditions.shouldInvalidate = settingsWereSaved;
