import { run } from '../controls';
import type { ThunkArgs } from '../thunk-args';
import { load, loaded } from './late-reducer';
import type { Regenerated } from './requests';

/**
 * Has all sitemaps made anew (POST /pharos/v1/generate-cache). The answer comes at once, the work goes on: see getSitemap().
 *
 * @throws As fetchJson().
 */
export const regenerateSitemap =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< Regenerated > => {
		await load();
		return run( dispatch, loaded().regenerate() );
	};
