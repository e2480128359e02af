import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../common/locale';
import type { RedirectFields } from '../../../../store';
import { CELL, ROW } from '../../../components/table-roles';
import { ListTable } from '../../lists/list-table';
import { MATCHES, QUERIES, STATUSES } from './labels';

/** Rows of a list that are shown. */
const SHOWN = 20;

interface LinesProps {
	label: string;
	/** More than there are rows, if not all are listed. */
	total: number;
	/** Names of the columns after the first one, the line. */
	columns: string[];
	rows: ReactNode[][];
}

/** A list of lines of a file, the first of them. */
export function Lines( { label, total, columns, rows }: LinesProps ) {
	if ( rows.length === 0 ) {
		return null;
	}
	const more = total - Math.min( rows.length, SHOWN );
	const names = [ __( 'Line', 'pharos-seo' ), ...columns ];
	return (
		<div>
			<h2>{ label }</h2>
			<ListTable
				label={ label }
				className="is-stackable"
				columns={ names.map( ( name ) => ( {
					id: name,
					label: name,
				} ) ) }
			>
				{ rows.slice( 0, SHOWN ).map( ( cells, index ) => (
					<tr key={ index } { ...ROW }>
						{ cells.map( ( cell, column ) => (
							<td
								key={ column }
								{ ...CELL }
								data-label={ names[ column ] }
							>
								{ cell }
							</td>
						) ) }
					</tr>
				) ) }
			</ListTable>
			{ more > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: number of rows that aren't shown. */
						_n(
							'And %s more.',
							'And %s more.',
							more,
							'pharos-seo'
						),
						formatNumber( more )
					) }
				</p>
			) }
		</div>
	);
}

/** A part of a redirect as it stands in the file. */
export const Code = ( { children }: { children: ReactNode } ) => (
	<bdi dir="ltr" className="pharos-redirects__text">
		{ children }
	</bdi>
);

/** The source of a redirect, with its kind. */
export function Source( { fields }: { fields: RedirectFields } ) {
	return (
		<>
			<Code>{ fields.source }</Code>
			{ fields.match !== 'exact' && (
				<span className="pharos-redirects__detail">
					{ MATCHES[ fields.match ] }
				</span>
			) }
		</>
	);
}

/** Fields of a redirect, in words. */
export function Values( { fields }: { fields: Partial< RedirectFields > } ) {
	const { match, query, status, enabled, ignore_case: anyCase } = fields;
	const words = [
		fields.source,
		fields.target,
		match && MATCHES[ match ],
		query && QUERIES[ query ],
		status && STATUSES[ status ],
		enabled === true && __( 'On', 'pharos-seo' ),
		enabled === false && __( 'Off', 'pharos-seo' ),
		anyCase === true && __( 'Any letter case', 'pharos-seo' ),
		anyCase === false && __( 'Letter case matters', 'pharos-seo' ),
	].filter( Boolean );
	return (
		<>
			{ words.map( ( word, index ) => (
				<span key={ index } className="pharos-redirects__target">
					<bdi className="pharos-redirects__text">{ word }</bdi>
				</span>
			) ) }
		</>
	);
}
