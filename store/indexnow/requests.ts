import { __ } from '@wordpress/i18n';
import { fetchData, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import { fetchWithSettings } from '../settings/was-saved';
import type { Action } from '../types';
import type { IndexNow } from './types';

const PATH = `${ REST_PATH }/indexnow`;

export function* fetchIndexNow(): Routine< void > {
	yield received( yield* fetchWithSettings< IndexNow >( { path: PATH } ) );
}

export function* submit( urls: string[] ): Routine< void > {
	yield received(
		yield* fetchData< IndexNow >( {
			path: PATH,
			method: 'POST',
			data: { urls },
		} )
	);
	yield* showSuccess( {
		id: 'pharos-indexnow',
		text: __( 'Submission starts in the background.', 'pharos-seo' ),
	} );
}

export function* clearLog(): Routine< void > {
	yield received(
		yield* fetchData< IndexNow >( { path: PATH, method: 'DELETE' } )
	);
}

const received = ( data: IndexNow ): Action => ( {
	type: 'indexNow/RECEIVE',
	data,
} );
