import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { ObjectSeoFields } from '../object-seo';
import { primaryChange, primaryOf } from '../object-seo/primary';
import { pageFacts } from '../object-seo/page-facts';
import { fieldOf } from '../object-seo/field-id';
import { PrimaryTerm } from '../object-seo/primary-term';
import type { EditorData, Changes } from '../object-seo/types';
import { useResults } from '../object-seo/checks/use-results';
import { countByStatus } from '../page-checks';
import { Conflicts } from './conflicts';
import type { FormData } from '../object-seo/changes/form-data';
import './style.scss';
import { createEditedPage } from './edited-page';
import { serializeChanges } from '../object-seo/changes/serialize-changes';
import { useForm } from './use-form';

interface FieldsProps {
	facts: EditorData;
	data: FormData;
}

/** The fields, which write their values to a hidden field of the form. */
export function Fields( { facts, data }: FieldsProps ) {
	const { inherited, checks, stored } = data;
	const [ value, setValue ] = useState( data.value );
	const [ ignored, setIgnored ] = useState( checks?.ignored ?? [] );
	const { state, terms } = useForm( facts );
	const page = useMemo(
		() => createEditedPage( facts, data, state ),
		[ facts, data, state ]
	);
	const results = useResults(
		useMemo(
			() => checks && pageFacts( facts, value, inherited, page, null ),
			[ checks, facts, value, inherited, page ]
		)
	);
	const counts = results && countByStatus( results, ignored );

	useHiddenField( serializeChanges( data, value, counts, ignored ) );

	const change = ( changes: Changes ) =>
		setValue( ( before ) => ( { ...before, ...changes } ) );
	const errors = Object.fromEntries(
		Object.entries( data.errors ).filter(
			( [ name ] ) =>
				value[ fieldOf( name ) ] === data.value[ fieldOf( name ) ]
		)
	);
	return (
		<div className="pharos-object-form">
			<Conflicts
				names={ data.conflicts }
				value={ value }
				stored={ stored }
				onChange={ change }
			/>
			<ObjectSeoFields
				facts={ facts }
				value={ value }
				inherited={ inherited }
				page={ page }
				errors={ errors }
				onChange={ change }
				checks={
					checks
						? {
								results,
								ignored,
								onIgnore: ( id ) =>
									setIgnored( [ ...ignored, id ] ),
								onRestore: ( id ) =>
									setIgnored(
										ignored.filter( ( one ) => one !== id )
									),
								editUrl: ( post ) =>
									addQueryArgs( 'post.php', {
										post,
										action: 'edit',
									} ),
							}
						: undefined
				}
			/>
			{ terms.map( ( { taxonomy, list } ) => (
				<PrimaryTerm
					key={ taxonomy.name }
					singular={ taxonomy.singular }
					terms={ list }
					value={ primaryOf( value, taxonomy.name ) }
					onChange={ ( id ) =>
						change( primaryChange( taxonomy.name, id ) )
					}
				/>
			) ) }
		</div>
	);
}

/** Writes the submitted value to the hidden field. */
function useHiddenField( json: string ): void {
	const field = useRef(
		document.getElementById( 'pharos-object-form-value' )
	);
	useEffect( () => {
		if ( field.current instanceof HTMLInputElement ) {
			field.current.value = json;
		}
	}, [ json ] );
}
