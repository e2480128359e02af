/**
 * What the analysis says about the texts of pages.
 */
import { runCheck } from './support/analysis';

it( 'finds pages in order', async () => {
	expect( await runCheck( 'general', 'title' ) ).toEqual( {
		status: 'success',
		message: 'Pages have a title.',
		description: [],
		fix: null,
		ignore: false,
		not_fixable: false,
	} );
} );
