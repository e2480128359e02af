import { useEvent } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import equal from 'fast-deep-equal';
import type { FormData } from '../object-seo/changes/form-data';
import { resolve } from '../object-seo/changes/resolve';
import {
	conflictsOf,
	refusedFields,
	type SaveError,
} from '../object-seo/changes/save-error';
import { serializeChanges } from '../object-seo/changes/serialize-changes';
import type { Changes, ObjectSeo } from '../object-seo/types';
import type { StatusCounts } from '../page-checks';
import { api, markAsModified, toast } from './elementor';
import { saveWith } from './after-save';

interface Answer {
	form?: FormData;
	error?: SaveError;
}

/** Sends the changes to includes/ObjectForms/Elementor.php. */
const send = ( id: number, json: string ) =>
	new Promise< Answer >( ( resolved ) => {
		const failed = () =>
			resolved( {
				error: {
					message: __(
						'The SEO data couldn’t be saved. Check your connection, then save again.',
						'pharos-seo'
					),
				},
			} );
		api().elementorCommon.ajax.addRequest(
			'pharos_save_seo',
			{
				data: { id, ...JSON.parse( json ) },
				success: resolved,
				error: failed,
			},
			true
		);
	} );

/**
 * Returns the stored fields over those in the panel, except for those that were changed since the save began.
 *
 * @param stored The stored fields.
 * @param sent   The fields when the save began.
 * @param now    The fields in the panel.
 */
function withLater(
	stored: ObjectSeo,
	sent: ObjectSeo,
	now: ObjectSeo
): ObjectSeo {
	const [ before, after ] = [ sent, now ] as unknown as Record<
		string,
		unknown
	>[];
	const later = Object.entries( after ?? {} ).filter(
		( [ name, value ] ) => ! equal( value, before?.[ name ] )
	);
	return { ...stored, ...Object.fromEntries( later ) };
}

/**
 * Returns the fields of a document with unsaved changes, which are saved with it.
 *
 * @param id      The id of the document.
 * @param initial The data from the server.
 */
export function useFields( id: number, initial: FormData ) {
	const [ form, setForm ] = useState( initial );
	const [ value, setValue ] = useState( initial.value );
	const [ ignored, setIgnored ] = useState( initial.checks?.ignored ?? [] );
	const [ counts, setCounts ] = useState< StatusCounts | null >( null );
	const [ error, setError ] = useState< SaveError | null >( null );

	const save = useEvent( async () => {
		const json = serializeChanges( form, value, counts, ignored );
		if ( json === '' ) {
			return;
		}
		const answer = await send( id, json );
		setError( answer.error ?? null );
		if ( answer.form ) {
			const { form: stored } = answer;
			setForm( stored );
			setValue( ( now ) => withLater( stored.stored, value, now ) );
			return;
		}
		toast( answer.error?.message ?? '' );
		markAsModified();
	} );
	useEffect( () => saveWith( id, () => void save() ), [ id, save ] );

	return {
		form,
		value,
		ignored,
		errors: refusedFields( error ) ?? {},
		conflict: error && conflictsOf( error ) ? error : null,
		setCounts,
		change: ( changes: Changes ) => {
			setValue( ( before ) => ( { ...before, ...changes } ) );
			markAsModified();
		},
		ignore: ( ids: string[] ) => {
			setIgnored( ids );
			markAsModified();
		},
		/** The next save asks again. */
		dismiss: () => setError( null ),
		/** Keeps the chosen values of a conflict; Elementor's next save stores them. */
		keep: ( mine: string[] ) => {
			if ( error ) {
				const next = resolve( error, form.stored, value, mine );
				setForm( { ...form, stored: next.stored } );
				setValue( next.value );
				setError( null );
				markAsModified();
			}
		},
	};
}
