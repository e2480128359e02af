import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, inherited, noSeo } from '../object-seo/fixtures';
import type { SaveError } from '../object-seo/changes/save-error';
import type { ObjectSeo } from '../object-seo/types';

jest.mock( '../page-checks/start-worker', () => ( {
	startWorker: () => {
		throw new Error( 'No workers in tests.' );
	},
} ) );

const counts = {
	error: 0,
	warning: 0,
	suggestion: 0,
	success: 0,
	ignored: 0,
};
const form = {
	value: noSeo,
	stored: noSeo,
	errors: {},
	conflicts: [],
	inherited,
	variables: { title: 'Tea', content: 'Words.' },
	url: 'http://localhost/tea/',
	status: 'publish',
	checks: { counts, ignored: [] },
};

interface Hook {
	getCommand: () => string;
	getConditions: ( args: object ) => boolean;
	apply: ( args: object ) => void;
}
interface Button {
	useProps: () => { visible: boolean };
}
interface Sent {
	id: number;
	seo: Partial< ObjectSeo >;
	base: Partial< ObjectSeo >;
}

/** The parts of Elementor 4.2.3 that the panel uses. */
function openElementor() {
	const routes: Record< string, () => void > = {};
	const hooks: Hook[] = [];
	const buttons: Button[] = [];
	const sent: Sent[] = [];
	const toasts: string[] = [];
	let isModified = false;
	let answer: { form?: object; error?: SaveError } = { form };
	let View: { onRender: () => void; onBeforeDestroy: () => void };
	const region = document.body.appendChild( document.createElement( 'div' ) );
	const settings = { get: () => 'Tea', on: jest.fn(), off: jest.fn() };
	const current = {
		id: 12,
		config: {
			pharosSeo: {
				facts,
				form,
				slug: 'tea',
				hasPassword: false,
				terms: {},
			},
		},
		container: { settings },
	};
	const panelView = {
		addPage: ( _: string, { view }: { view: typeof View } ) => {
			View = view;
		},
		setPage: () => View.onRender.call( { el: region } as never ),
	};
	Object.assign( window, {
		Marionette: { ItemView: { extend: ( members: object ) => members } },
		elementor: {
			documents: { getCurrent: () => current },
			on: ( _: string, callback: () => void ) => callback(),
			getPanelView: () => panelView,
			notifications: {
				showToast: ( { message }: { message: string } ) =>
					toasts.push( message ),
			},
		},
		elementorCommon: {
			ajax: {
				addRequest: (
					_: string,
					{
						data,
						success,
					}: { data: Sent; success: ( one: object ) => void }
				) => {
					sent.push( data );
					success( answer );
				},
			},
		},
		elementorV2: {
			editorAppBar: {
				toolsMenu: {
					registerToggleAction: ( button: Button ) =>
						buttons.push( button ),
				},
			},
		},
		$e: {
			internal: ( _: string, { status }: { status: boolean } ) => {
				isModified = status;
			},
			route: ( name: string ) => routes[ name ]?.(),
			routes: { isPartOf: () => false },
			components: {
				get: ( namespace: string ) => ( {
					registerRoute: ( name: string, callback: () => void ) => {
						routes[ `${ namespace }/${ name }` ] = callback;
					},
				} ),
			},
			hooks: { registerUIAfter: ( hook: Hook ) => hooks.push( hook ) },
			modules: { hookUI: { After: class {} } },
		},
	} );
	return {
		buttons,
		sent,
		toasts,
		open: () => routes[ 'panel/pharos-seo' ]?.(),
		leave: () => View.onBeforeDestroy(),
		isModified: () => isModified,
		answerWith: ( next: typeof answer ) => {
			answer = next;
		},
		/** As Elementor does after a save, or an autosave. */
		save: async ( status = 'publish' ) => {
			isModified = false;
			await act( async () => {
				hooks
					.filter(
						( hook ) =>
							hook.getCommand() === 'document/save/save' &&
							hook.getConditions( { status } )
					)
					.forEach( ( hook ) => hook.apply( { document: current } ) );
			} );
		},
	};
}

test( 'The fields are in a panel of Elementor, and saved with its document', async () => {
	const user = userEvent.setup();
	const elementor = openElementor();
	await import( './index' );
	expect( elementor.buttons ).toHaveLength( 1 );
	await act( async () => {
		window.dispatchEvent( new Event( 'elementor/init' ) );
		elementor.open();
	} );

	const field = await screen.findByLabelText( 'Focus Keyword' );
	await elementor.save();
	expect( elementor.sent ).toEqual( [] );

	await user.type( field, 'tea' );
	expect( elementor.isModified() ).toBe( true );
	await elementor.save( 'autosave' );
	expect( elementor.sent ).toEqual( [] );

	// Another panel is opened, and this one again.
	await act( async () => elementor.leave() );
	expect( screen.queryByLabelText( 'Focus Keyword' ) ).toBeNull();
	await act( async () => elementor.open() );
	expect( screen.getByLabelText( 'Focus Keyword' ) ).toHaveValue( 'tea' );

	// Another user has changed the field.
	elementor.answerWith( {
		error: {
			code: 'pharos_seo_conflict',
			message: 'It was changed.',
			data: { conflicts: { focus_keyword: 'coffee' } },
		},
	} );
	await elementor.save();
	expect( elementor.sent.at( -1 ) ).toMatchObject( {
		id: 12,
		seo: { focus_keyword: 'tea' },
		base: { focus_keyword: '' },
	} );
	expect( elementor.toasts ).toEqual( [ 'It was changed.' ] );
	expect( elementor.isModified() ).toBe( true );
	await user.click(
		screen.getByRole( 'button', { name: 'Save my choice' } )
	);

	const stored = { ...noSeo, focus_keyword: 'tea' };
	elementor.answerWith( { form: { ...form, value: stored, stored } } );
	await elementor.save();
	expect( elementor.sent.at( -1 ) ).toMatchObject( {
		seo: { focus_keyword: 'tea' },
		base: { focus_keyword: 'coffee' },
	} );
	expect( elementor.isModified() ).toBe( false );
} );
