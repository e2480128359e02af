import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import equal from 'fast-deep-equal';
import { together } from '../object-seo/changes';
import { describe } from '../object-seo/changes/describe';
import { fieldLabel } from '../object-seo/field-label';
import type { Changes, ObjectSeo } from '../object-seo/types';

interface ConflictsProps {
	/** The names of the conflicting fields. */
	names: string[];
	value: ObjectSeo;
	stored: ObjectSeo;
	onChange: ( changes: Changes ) => void;
}

/**
 * Fields that another user has changed too, each with the stored value. Saving the form again keeps the values in the
 * fields.
 */
export function Conflicts( {
	names,
	value,
	stored,
	onChange,
}: ConflictsProps ) {
	const [ mine, theirs ] = [ value, stored ] as unknown as Record<
		string,
		unknown
	>[];
	// An image's URL field also represents its id.
	const open = names.filter(
		( name ) =>
			together( name )[ 0 ] === name &&
			together( name ).some(
				( part ) => ! equal( mine?.[ part ], theirs?.[ part ] )
			)
	);
	const take = ( name: string ) =>
		onChange(
			Object.fromEntries(
				together( name ).map( ( part ) => [ part, theirs?.[ part ] ] )
			)
		);
	return open.length > 0 ? (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ __(
					'These fields were changed in another window or by another user. Save again to keep your values, or use the saved ones.',
					'pharos-seo'
				) }
			</p>
			{ open.map( ( name ) => (
				<p key={ name }>
					<strong>{ fieldLabel( name ) }</strong>
					<br />
					{ sprintf(
						/* translators: %s: a value. */
						__( 'Saved value: %s', 'pharos-seo' ),
						describe(
							name,
							theirs?.[ name ],
							entriesOf( theirs?.[ name ] )
						)
					) }{ ' ' }
					<Button variant="link" onClick={ () => take( name ) }>
						{ __( 'Use the saved value', 'pharos-seo' ) }
					</Button>
				</p>
			) ) }
		</Notice>
	) : null;
}

const entriesOf = ( value: unknown ): string[] =>
	typeof value === 'object' && value !== null ? Object.keys( value ) : [];
