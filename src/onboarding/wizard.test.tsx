import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLoadedSite } from '../../tests/js/create-site';
import { render } from '../../tests/js/render';
import { useDispatch } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { store, type Values } from '../../store';
import { ONBOARDING_STEPS_FILTER } from '../extensions';
import { saveProgress, type Progress } from './progress';
import { Wizard } from './wizard';

jest.mock( '../../store/api' );
jest.mock( './progress', () => ( {
	saveProgress: jest.fn( async () => progress( '' ) ),
} ) );

const progress = ( step: string ): Progress => ( {
	step,
	completed: false,
	steps: [ 'site', 'accounts', 'content', 'search-console' ].map(
		( id ) => ( {
			id,
			label: id,
			done: false,
		} )
	),
} );

/** Opens a step of the wizard, as a tab that was loaded now. */
async function open( step: string, settings: Values = {}, boot: object = {} ) {
	window.pharosBoot = {
		pageUrl: '',
		navigation: [],
		permissions: [ 'pharos_manage_settings' ],
	} as never;
	window.pharosOnboarding = { chosen: [], hasAuthors: false, ...boot };
	const site = await createLoadedSite( { settings } );
	render( <Wizard initial={ progress( step ) } />, site );
	return { ...site, user: userEvent.setup() };
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const archives = () =>
	screen.findByRole( 'checkbox', { name: 'Author Archives' } );

describe( 'author archives', () => {
	test.each( [
		[ 'one author', false, /redirects to the home page$/ ],
		[
			'several authors',
			true,
			/redirects to the home page\. .*several authors/,
		],
	] )(
		'of a site with %s are shown as they are, and saved so',
		async ( _, hasAuthors, help ) => {
			const { server, user } = await open(
				'content',
				{ author_archive: false },
				{ hasAuthors }
			);
			expect( await archives() ).not.toBeChecked();
			expect( await archives() ).toHaveAccessibleDescription( help );
			await user.click( button( 'Save and continue' ) );
			await waitFor( () => expect( server.saves ).toHaveLength( 1 ) );
			expect( server.saves[ 0 ]?.data ).toMatchObject( {
				author_archive: false,
			} );
		}
	);

	test( 'that another tab has turned on since are asked about, not turned off', async () => {
		const { server, user } = await open( 'content', {
			author_archive: false,
		} );
		await archives();
		server.change( { author_archive: true } );
		await user.click( button( 'Save and continue' ) );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Use the other changes',
			} )
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { name: /Google finds/ } )
			).toHaveFocus()
		);
		expect( server.settings.author_archive ).toBe( true );
	} );
} );

describe( 'the XML sitemap', () => {
	const sitemap = () =>
		screen.findByRole( 'checkbox', { name: 'XML Sitemap' } );

	test( 'is offered turned on, and saved so', async () => {
		const { server, user } = await open( 'content' );
		expect( await sitemap() ).toBeChecked();
		await user.click( button( 'Save and continue' ) );
		await waitFor( () => expect( server.saves ).toHaveLength( 1 ) );
		expect( server.saves[ 0 ]?.data ).toMatchObject( {
			enable_xml_sitemap: true,
		} );
	} );

	test( 'that the owner doesn’t want stays off, also after going back', async () => {
		const { server, user } = await open( 'content' );
		await user.click( await sitemap() );
		await user.click( button( 'Back' ) );
		await user.click( button( 'Skip' ) );
		expect( await sitemap() ).not.toBeChecked();
		await user.click( button( 'Save and continue' ) );
		await waitFor( () => expect( server.saves ).toHaveLength( 1 ) );
		expect( server.settings.enable_xml_sitemap ).toBe( false );
	} );

	test( 'that the owner has turned off before is left off', async () => {
		await open( 'content', {}, { chosen: [ 'enable_xml_sitemap' ] } );
		expect( await sitemap() ).not.toBeChecked();
	} );
} );

describe( 'a step', () => {
	const heading = ( name: RegExp ) =>
		screen.findByRole( 'heading', { level: 2, name } );

	test( 'that another user has changed is saved with the entered values after “Keep my changes”', async () => {
		const { server, user } = await open( 'accounts' );
		await user.type( screen.getByLabelText( 'X' ), 'mine' );
		server.change( { twitter_profile_username: 'theirs' } );
		await user.click( button( 'Save and continue' ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Keep my changes' } )
		);
		expect( await heading( /search engines find/ ) ).toHaveFocus();
		expect( server.settings.twitter_profile_username ).toBe( 'mine' );
	} );

	test( 'that can’t be saved gives the reason, and keeps the entered values until it can', async () => {
		const { server, user } = await open( 'accounts' );
		await user.type( screen.getByLabelText( 'X' ), 'mine' );
		server.failOnce( {
			code: 'db',
			message: 'The database is full.',
			data: { status: 500 },
		} );
		await user.click( button( 'Save and continue' ) );
		expect(
			await screen.findByText( /The database is full\./, {
				selector: '.pharos-onboarding__notice p',
			} )
		).toBeVisible();
		expect( screen.getByLabelText( 'X' ) ).toHaveValue( 'mine' );
		await user.click( button( 'Save and continue' ) );
		expect( await heading( /search engines find/ ) ).toHaveFocus();
		expect( server.settings.twitter_profile_username ).toBe( 'mine' );
	} );

	test( 'that is skipped saves nothing but where the user is; Back shows what was typed', async () => {
		const { server, user } = await open( 'site' );
		jest.mocked( saveProgress ).mockClear();
		await user.type( screen.getByLabelText( 'Name' ), 'Typed' );
		await user.click( button( 'Skip' ) );
		await heading( /social profiles/ );
		await user.type( screen.getByLabelText( 'X' ), 'typed' );
		await user.click( button( 'Skip' ) );
		await heading( /search engines find/ );
		await user.click( button( 'Back' ) );
		await heading( /social profiles/ );
		expect( screen.getByLabelText( 'X' ) ).toHaveValue( 'typed' );
		await user.click( button( 'Back' ) );
		await heading( /behind it/ );
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Typed' );
		expect( jest.mocked( saveProgress ).mock.calls ).toEqual( [
			[ 'accounts', false ],
			[ 'content', false ],
			[ 'accounts', false ],
			[ 'site', false ],
		] );
		expect( server.saves ).toEqual( [] );
	} );

	test( 'that the user had reached is the first one', async () => {
		await open( 'accounts' );
		expect( await heading( /social profiles/ ) ).toBeVisible();
	} );
} );

describe( 'a value that the server refuses', () => {
	test.each< [ string, string, string, string[], string ] >( [
		[ 'accounts', 'X', 'twitter_profile_username', [], 'X' ],
		[
			'accounts',
			'Instagram',
			'social_profiles',
			[ 'instagram' ],
			'Instagram',
		],
		[
			'site',
			'Name',
			'schemas',
			[ 'organization', 'fields', 'email' ],
			'Public email address',
		],
		[ 'site', 'Name', 'schemas', [ 'organization', 'show_on' ], 'Schema' ],
	] )(
		'(%s: %s, %s %j) is named %s',
		async ( step, field, key, path, label ) => {
			const { server, user } = await open( step );
			await user.type( screen.getByLabelText( field ), 'tea' );
			server.failOnce( {
				success: false,
				code: 'pharos_invalid_settings',
				message: `“${ key }” is invalid. It is wrong.`,
				data: {
					status: 400,
					errors: { [ key ]: 'It is wrong.' },
					paths: { [ key ]: path },
				},
			} );
			await user.click( button( 'Save and continue' ) );
			const notice = await screen.findByText( label, {
				selector: '.pharos-onboarding__notice strong',
			} );
			expect( notice.parentElement ).toHaveTextContent(
				`${ label } It is wrong.`
			);
			expect( document.body ).not.toHaveTextContent( key );
		}
	);
} );

describe( 'a step of an add-on', () => {
	const namespace = 'acme/step';
	const bring = ( more: object = {} ) =>
		addFilter( ONBOARDING_STEPS_FILTER, namespace, ( steps: unknown[] ) => [
			...steps,
			{
				id: 'acme/prices',
				title: 'Prices',
				description: 'Which currency do you use?',
				settings: [ 'separator' ],
				component: Currency,
				...more,
			},
		] );
	function Currency() {
		const { editSettings } = useDispatch( store );
		return (
			<button onClick={ () => editSettings( { separator: '|' } ) }>
				Euro
			</button>
		);
	}
	beforeEach( () => jest.mocked( saveProgress ).mockClear() );
	afterEach( () =>
		act( () => void removeFilter( ONBOARDING_STEPS_FILTER, namespace ) )
	);

	test( 'comes after the others; its settings are saved, and the end remembers it', async () => {
		bring();
		const { server, user } = await open( 'search-console' );
		expect( screen.getAllByRole( 'listitem' ).at( -1 ) ).toHaveTextContent(
			'Prices'
		);
		await user.click( button( 'Continue' ) );
		expect( screen.getByText( /Which currency/ ) ).toBeVisible();
		await user.click( button( 'Euro' ) );
		await user.click( button( 'Save and continue' ) );
		await waitFor( () =>
			expect( jest.mocked( saveProgress ).mock.calls ).toEqual( [
				[ 'acme/prices', false ],
				[ 'acme/prices', true ],
			] )
		);
		expect( server.saves.map( ( { data } ) => data ) ).toEqual( [
			{ separator: '|' },
		] );
	} );

	test( 'is continued when the wizard is opened again', async () => {
		bring();
		await open( 'acme/prices' );
		expect( screen.getByText( /Which currency/ ) ).toBeVisible();
	} );

	test( 'that is gone leaves the wizard at its first step', async () => {
		await open( 'acme/prices' );
		expect(
			screen.getByRole( 'heading', { level: 2, name: /behind it/ } )
		).toBeVisible();
	} );

	test( 'that fails says so and can be skipped', async () => {
		bring( {
			component: () => {
				throw new Error( 'No currency.' );
			},
		} );
		const { user } = await open( 'acme/prices' );
		expect(
			screen.getByText( '“Prices” couldn’t be displayed.' )
		).toBeVisible();
		await user.click( button( 'Skip' ) );
		await waitFor( () =>
			expect( saveProgress ).toHaveBeenCalledWith( 'acme/prices', true )
		);
		expect( console ).toHaveErrored();
	} );
} );
