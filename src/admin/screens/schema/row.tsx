import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { NO_EMOJI } from '../../../components/no-emoji';
import {
	schemaName,
	placesText,
	typeLabel,
	type SchemaOptions,
	type SchemaTypes,
} from '../../../schema';
import { RowActions } from './row-actions';
import type { SchemaRow } from './types';
import { routeOf } from './use-schemas';

interface RowProps {
	row: SchemaRow;
	types: SchemaTypes;
	conditions: SchemaOptions[];
}

/** A row of the schema table; a removed schema is struck through. */
export function Row( { row, types, conditions }: RowProps ) {
	const { id, schema, isRemoved, isNew } = row;
	const name = schemaName( schema );
	return (
		<tr className={ isRemoved ? 'is-removed' : '' }>
			<th scope="row">
				{ isRemoved ? (
					<del dir="auto">
						<span className={ NO_EMOJI }>{ name }</span>
					</del>
				) : (
					<Link to={ routeOf( id ) } dir="auto">
						<span className={ NO_EMOJI }>{ name }</span>
					</Link>
				) }
				<p className="pharos-schemas__note">
					<span className={ NO_EMOJI }>
						{ noteOf( row, conditions ) }
					</span>
					{ isNew && ` ${ __( 'Not saved yet.', 'pharos-seo' ) }` }
				</p>
			</th>
			<td>{ typeLabel( schema, types ) }</td>
			<td>
				<RowActions row={ row } name={ name } />
			</td>
		</tr>
	);
}

const noteOf = (
	{ schema, isRemoved }: SchemaRow,
	conditions: SchemaOptions[]
): string =>
	isRemoved
		? __( 'It will be removed when you save.', 'pharos-seo' )
		: placesText( schema, conditions );
