import { loaded, type Routine } from '../controls';

export function* getExportCategories(): Routine< void > {
	const { fetchCategories } = yield* loaded(
		import( /* webpackChunkName: "import-export" */ './requests' )
	);
	yield* fetchCategories();
}
