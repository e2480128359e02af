import { VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ParityTag } from '../../../../../store';
import { NO_EMOJI } from '../../../../components/no-emoji';
import {
	CELL,
	COLUMN_HEADER,
	GROUP,
	ROW,
	ROW_HEADER,
	TABLE,
} from '../../../../components/table-roles';

interface TagTableProps {
	tags: ParityTag[];
	/** The label of the page. */
	label: string;
	/** Whether this is a dry run. */
	isPreview: boolean;
	/** Whether the tags before the migration are known. */
	isCompared: boolean;
}

/** The tags of a page, before and after. Explicit roles, because narrow windows stack the cells. */
export function TagTable( {
	tags,
	label,
	isPreview,
	isCompared,
}: TagTableProps ) {
	const before = isPreview
		? __( 'Now', 'pharos-seo' )
		: __( 'Before', 'pharos-seo' );
	const after = isPreview
		? __( 'After a migration', 'pharos-seo' )
		: __( 'Now', 'pharos-seo' );
	return (
		<table className="pharos-migrate__table" { ...TABLE }>
			<caption>
				<VisuallyHidden>{ label }</VisuallyHidden>
			</caption>
			<thead { ...GROUP }>
				<tr { ...ROW }>
					<th scope="col" { ...COLUMN_HEADER }>
						{ __( 'Tag', 'pharos-seo' ) }
					</th>
					{ isCompared && (
						<th scope="col" { ...COLUMN_HEADER }>
							{ before }
						</th>
					) }
					<th scope="col" { ...COLUMN_HEADER }>
						{ after }
					</th>
				</tr>
			</thead>
			<tbody { ...GROUP }>
				{ tags.map( ( tag ) => (
					<tr key={ tag.tag } { ...ROW }>
						<th scope="row" { ...ROW_HEADER }>
							<span dir="ltr">{ tag.tag }</span>
						</th>
						{ isCompared && (
							<td { ...CELL } data-label={ before }>
								<Value value={ tag.before } />
							</td>
						) }
						<td { ...CELL } data-label={ after }>
							{ tag.same ? (
								<span className="pharos-migrate__same">
									{ __( 'The same', 'pharos-seo' ) }
								</span>
							) : (
								<Value value={ tag.after } />
							) }
							<Why tag={ tag } />
						</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

function Value( { value }: { value: string | null } ) {
	return value === null || value === '' ? (
		<span className="pharos-migrate__none">
			{ __( 'none', 'pharos-seo' ) }
		</span>
	) : (
		<span className={ NO_EMOJI } dir="auto">
			{ value }
		</span>
	);
}

function Why( { tag: { tag, why, fix } }: { tag: ParityTag } ) {
	return why === '' && ! fix ? null : (
		<p className="pharos-migrate__why">
			{ why }{ ' ' }
			{ fix && (
				<a
					href={ fix.url }
					target="_blank"
					rel="noreferrer"
					aria-label={ sprintf(
						/* translators: 1: what the link is for. 2: name of a tag. */
						__( '%1$s: %2$s (opens in a new tab)', 'pharos-seo' ),
						fix.label,
						tag
					) }
				>
					{ fix.label }
				</a>
			) }
		</p>
	);
}
