import { act } from '@testing-library/react';
import { createLoadedSite } from '../../../tests/js/create-site';
import { render } from '../../../tests/js/render';
import type { Values } from '../../../store';
import { SETTINGS_SCREENS } from '../definitions/registry';
import { ScreensProvider } from '../definitions/screens-provider';
import { sections } from '../search/fixtures';
import { useChangesOf, useUnsavedPaths } from './use-unsaved';

jest.mock( '../../../store/api' );

beforeAll( () => {
	window.pharosBoot = { navigation: sections } as never;
} );

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

describe( 'a changed setting', () => {
	test.each< [ string, unknown, unknown, string ] >( [
		[ 'page_title', 'A', 'B', 'Meta Templates › Search Engine Title' ],
		[
			'home_page_title',
			'A',
			'B',
			'Home Page › General › Search Engine Title',
		],
		[
			'home_page_twitter_title',
			'A',
			'B',
			'Home Page › Social › X › Social Title',
		],
		// A screen whose name is that of its group is named once.
		[
			'fallback_image',
			'',
			'https://tea.example/a.jpg',
			'Social › Default Social Image',
		],
		[
			'fallback_image_id',
			0,
			7,
			'Social › Default Social Image › Default Social Image (image ID)',
		],
		// The history lists profiles separately.
		[ 'instagram', '', 'beans', 'Social › Other Accounts › Instagram' ],
		[ 'robots_txt_content', '', 'User-agent: *', 'robots.txt' ],
		[ 'redirects', [], [ {} ], 'Redirects' ],
		[ 'acme_note', 1, 2, 'acme_note' ],
	] )( '%s is named with its screen', async ( key, from, to, label ) => {
		const site = await createLoadedSite( {} );
		let labels: string[] = [];
		function Labels() {
			labels = useChangesOf()( key, from, to ).map(
				( change ) => change.label
			);
			return null;
		}
		render(
			<ScreensProvider screens={ SETTINGS_SCREENS }>
				<Labels />
			</ScreensProvider>,
			site
		);
		expect( labels ).toEqual( [ label ] );
	} );
} );
