import { useDispatch } from '@wordpress/data';
import equal from 'fast-deep-equal';
import { useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import {
	store,
	type Redirect,
	type RedirectFields,
	type SavedRedirect,
} from '../../../../store';

const NEW: RedirectFields = {
	source: '',
	match: 'exact',
	ignore_case: false,
	query: 'keep',
	target: '',
	status: 301,
	enabled: true,
};

const FIELDS = Object.keys( NEW ) as ( keyof RedirectFields )[];

/** A validation error of the REST API. */
interface Refusal {
	code?: string;
	message: string;
	data?: {
		errors?: Record< string, string >;
		/** The redirect that exists for this source. */
		redirect?: Redirect;
		conflicts?: Partial< RedirectFields >;
	} | null;
}

/**
 * A redirect that is being edited. Only sends changed fields, with their previous values.
 *
 * @param redirect A stored redirect has an id; a new one has its known fields.
 * @param onSaved  Called after the save, unless a page exists at the source.
 */
export function useDraft(
	redirect: Redirect | Partial< RedirectFields >,
	onSaved: () => void
) {
	const [ id, setId ] = useState( 'id' in redirect ? redirect.id : null );
	const [ isNew, setIsNew ] = useState( id === null );
	const { saveRedirect } = useDispatch( store );
	const [ stored, setStored ] = useState< RedirectFields >( {
		...NEW,
		...redirect,
	} );
	const [ fields, setFields ] = useState( stored );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ isConfirmed, setIsConfirmed ] = useState( false );
	const [ refusal, setRefusal ] = useState< Refusal | null >( null );
	const [ conflict, setConflict ] =
		useState< SavedRedirect[ 'conflict' ] >( null );

	const change = ( changes: Partial< RedirectFields > ) => {
		setFields( ( now ) => ( { ...now, ...changes } ) );
		setConflict( null );
		if ( 'source' in changes || 'match' in changes ) {
			// Another URL is another question.
			setIsConfirmed( false );
		}
	};
	const errorOf = ( name: keyof RedirectFields ) =>
		refusal?.data?.errors?.[ name ];

	const save = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		setRefusal( null );
		try {
			const answer = await saveRedirect( id, {
				...changesOf( fields, stored, id !== null ),
				confirm: isConfirmed,
			} );
			if ( answer.conflict === null ) {
				onSaved();
				return;
			}
			// Stored: what is changed now is changed in it.
			setId( answer.data.id );
			setStored( answer.data );
			setFields( answer.data );
			setConflict( answer.conflict );
		} catch ( reason ) {
			const { data } = reason as Refusal;
			setRefusal( reason as Refusal );
			if ( data?.conflicts ) {
				// Saving again overwrites the changes of another user.
				setStored( ( now ) => ( { ...now, ...data.conflicts } ) );
			}
		}
		setIsBusy( false );
	};

	/**
	 * Edits a stored redirect instead.
	 *
	 * @param other The redirect.
	 */
	const open = ( other: Redirect ) => {
		setId( other.id );
		setIsNew( false );
		setStored( other );
		setFields( other );
		setRefusal( null );
		setIsConfirmed( false );
	};

	return {
		fields,
		change,
		open,
		/** Whether the dialog adds a redirect, even if it is saved by now. */
		isNew,
		/** Whether something was entered that isn't saved. */
		isDirty: ! equal( fieldsOf( fields ), fieldsOf( stored ) ),
		save,
		isBusy,
		isConfirmed,
		setIsConfirmed,
		refusal,
		errorOf,
		/** The page that is shown instead of redirecting. */
		conflict,
	};
}

const fieldsOf = ( fields: RedirectFields ): unknown[] =>
	FIELDS.map( ( name ) => fields[ name ] );

/** Whether all errors are shown at their fields. */
export const isAtField = ( { code, data }: Refusal ): boolean =>
	code === 'pharos_invalid_redirect' &&
	Object.keys( data?.errors ?? {} ).every( ( name ) =>
		[ 'source', 'target' ].includes( name )
	);

/** Returns the data to send: of a stored redirect, the changed fields with their previous values. */
function changesOf(
	fields: RedirectFields,
	stored: RedirectFields,
	isStored: boolean
): Partial< RedirectFields > & { base?: Partial< RedirectFields > } {
	if ( ! isStored ) {
		// By default, a query string in the source must match.
		const { query, ...others } = fields;
		return query === 'keep' ? others : fields;
	}
	const names = FIELDS.filter(
		( name ) => fields[ name ] !== stored[ name ]
	);
	const pick = ( from: RedirectFields ) =>
		Object.fromEntries( names.map( ( name ) => [ name, from[ name ] ] ) );
	return { ...pick( fields ), base: pick( stored ) };
}
