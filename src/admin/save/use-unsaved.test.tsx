import { act } from '@testing-library/react';
import { createLoadedSite } from '../../../tests/js/create-site';
import { render } from '../../../tests/js/render';
import type { Values } from '../../../store';
import { SETTINGS_SCREENS } from '../definitions/registry';
import { ScreensProvider } from '../definitions/screens-provider';
import { useChangesOf, useUnsavedPaths } from './use-unsaved';

jest.mock( '../../../store/api' );

/** Renders the hook and records the unsaved pages, as the navigation shows them. */
async function open( settings: Values = {} ) {
	const site = await createLoadedSite( { settings } );
	const seen: string[][] = [];
	function Dots() {
		seen.push( [ ...useUnsavedPaths() ] );
		return null;
	}
	render(
		<ScreensProvider screens={ SETTINGS_SCREENS }>
			<Dots />
		</ScreensProvider>,
		site
	);
	return {
		...site,
		dots: () => seen.at( -1 ),
		countDrawn: () => seen.length,
		edit: ( changes: Values ) =>
			act( async () => void site.dispatch.editSettings( changes ) ),
	};
}

describe( 'the dots of pages with unsaved changes', () => {
	test.each< [ string, Values, string ] >( [
		[
			'a field that is there on every site',
			{ page_title: 'Beans' },
			'/general',
		],
		[
			'an account in Other Accounts',
			{ social_profiles: { mastodon: 'https://mastodon.social/@hazel' } },
			'/general/social/accounts',
		],
		[
			'a switch of a post type',
			{ no_index: [ 'post' ] },
			'/advanced/robot_instructions/indexing',
		],
		[
			'a template of one type',
			{ templates: { post_types: { post: { title: 'Beans' } } } },
			'/general',
		],
	] )( 'show %s', async ( _, changes, path ) => {
		const { dots, edit } = await open();
		expect( dots() ).toEqual( [] );

		await edit( changes );

		expect( dots() ).toContain( path );
	} );

	test( 'show a text that is no setting', async () => {
		const { dispatch, dots } = await open();
		await act( async () => {
			await dispatch.editRobotsTxt( 'User-agent: *' );
		} );

		expect( dots() ).toEqual( [ '/advanced/robots-txt-editor' ] );
	} );

	test( 'are drawn again when one comes or goes, not at each key', async () => {
		const { countDrawn, edit } = await open();
		await edit( { page_title: 'B' } );
		const before = countDrawn();

		await edit( { page_title: 'Be' } );
		await edit( { page_title: 'Beans', page_description: 'Roasted' } );
		expect( countDrawn() ).toBe( before );

		await edit( { home_page_title: 'Hazel' } );
		expect( countDrawn() ).toBe( before + 1 );
	} );
} );

test( 'a profile that the history lists by itself has the name of its network', async () => {
	const site = await createLoadedSite( {} );
	let label: string | undefined;
	function Labels() {
		label = useChangesOf()( 'instagram', '', 'beans' )[ 0 ]?.label;
		return null;
	}
	render(
		<ScreensProvider screens={ SETTINGS_SCREENS }>
			<Labels />
		</ScreensProvider>,
		site
	);
	expect( label ).toBe( 'Instagram' );
} );
