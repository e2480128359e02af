import fc from 'fast-check';
import { createLoadedSite } from '../../tests/js/create-site';
import type { Settings, Values } from '..';

jest.mock( '../api' );

type Step =
	| { do: 'edit'; key: Key; value: string }
	| { do: 'undo'; key: Key }
	| { do: 'save' }
	| { do: 'answer'; ok: boolean };
type Key = ( typeof KEYS )[ number ];
const KEYS = [ 'separator', 'page_title' ] as const;

test( 'whatever is typed, undone, saved or refused in any order: what shows is what was typed last', async () => {
	const key = fc.constantFrom( ...KEYS );
	const step: fc.Arbitrary< Step > = fc.oneof(
		fc.record( {
			do: fc.constant( 'edit' as const ),
			key,
			value: fc.constantFrom( '-', 'a', ' a', 'b', '' ),
		} ),
		fc.record( { do: fc.constant( 'undo' as const ), key } ),
		fc.record( { do: fc.constant( 'save' as const ) } ),
		fc.record( { do: fc.constant( 'answer' as const ), ok: fc.boolean() } )
	);
	await fc.assert(
		fc.asyncProperty( fc.array( step, { maxLength: 15 } ), play ),
		{ numRuns: 200 }
	);
	// 30 seconds for 200 sites, because the machine may be busy with other tests.
}, 30_000 );

/** Runs the steps on the store and on two plain maps: the values on the server and those on the screen. */
async function play( steps: Step[] ): Promise< void > {
	const start = { separator: '-', page_title: 'a' };
	const { select, dispatch, server } = await createLoadedSite( {
		settings: start,
	} );
	const stored: Record< Key, string > = { ...start };
	const shown: Record< Key, string > = { ...start };
	let sent: Values | null = null;
	let finish: ( ok: boolean ) => Promise< void > = async () => {};

	for ( const step of steps ) {
		if ( step.do === 'edit' ) {
			shown[ step.key ] = step.value;
			await dispatch.editSettings( { [ step.key ]: step.value } );
		} else if ( step.do === 'undo' ) {
			shown[ step.key ] = stored[ step.key ];
			await dispatch.undoSetting( step.key );
		} else if (
			step.do === 'save' &&
			! sent &&
			select.hasUnsavedSettings()
		) {
			sent = select.getEdits();
			const release = server.hold();
			const save = dispatch.saveSettings();
			finish = async ( ok ) => {
				server.answerOnce( () => answer( ok ) );
				release();
				await save.catch( () => {} );
			};
		} else if ( step.do === 'answer' && sent ) {
			await finish( step.ok );
			for ( const name of KEYS.filter(
				( each ) => step.ok && sent && each in sent
			) ) {
				stored[ name ] = String( sent[ name ] ).trim();
				shown[ name ] =
					shown[ name ] === sent[ name ]
						? stored[ name ]
						: shown[ name ];
			}
			sent = null;
		}
		expect( select.getSettings() ).toMatchObject( shown );
		if ( ! sent ) {
			expect( select.getSavedSettings() ).toMatchObject( stored );
			const unsaved = KEYS.filter(
				( name ) => shown[ name ] !== stored[ name ]
			);
			expect( [ ...select.getUnsavedKeys() ].sort() ).toEqual(
				[ ...unsaved ].sort()
			);
		}
	}
	await finish( false );

	/** A server that trims the values it stores, or refuses them. */
	function answer( ok: boolean ): { success: boolean; data: Settings } {
		if ( ! ok ) {
			throw { code: 'db', message: 'Read only', data: { status: 500 } };
		}
		const tidied = Object.entries( sent ?? {} ).map(
			( [ name, value ] ) => [ name, String( value ).trim() ]
		);
		server.change( Object.fromEntries( tidied ) );
		return { success: true, data: server.settings };
	}
}
