import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { act, fireEvent, screen } from '@testing-library/react';
import { render } from '../../../tests/js/render';
import { store } from '../../../store';
import { SaveButton } from './save-button';

jest.mock( '@wordpress/api-fetch' );

/** A line of a stack about a file of the plugin: its path is the first group. */
const FRAME = /((?:src|store|common)\/(?!.*\.test\.)[\w/-]+\.tsx?):\d+/;

test( 'a click on Save is four functions from the request, so that a newcomer finds what it does', async () => {
	const limit = Error.stackTraceLimit;
	Error.stackTraceLimit = Infinity;
	let stack = '';
	jest.mocked( apiFetch ).mockImplementation( () => {
		stack = new Error().stack ?? '';
		return new Promise( () => {} );
	} );
	const registry = createRegistry();
	registry.register( store );
	registry.register( noticesStore );
	const { editSetting, finishResolution, __receive } =
		registry.dispatch( store );
	await __receive( {
		type: 'settings/RECEIVE',
		values: { separator: '-' } as never,
	} );
	await finishResolution( 'getSettings', [] );
	await editSetting( 'separator', '|' );
	render( <SaveButton />, { registry } );

	await act( async () => {
		fireEvent.click( screen.getByRole( 'button' ) );
	} );

	Error.stackTraceLimit = limit;
	expect(
		stack
			.split( '\n' )
			.flatMap( ( line ) => FRAME.exec( line )?.[ 1 ] ?? [] )
	).toEqual( [
		'common/rest/request.ts',
		'store/fetch.ts',
		'store/settings/save.ts',
		'store/settings/actions.ts',
		'src/admin/save/save-button.tsx',
	] );
} );
