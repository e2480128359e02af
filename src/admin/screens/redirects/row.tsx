import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import { store, type Redirect } from '../../../../store';
import { rescueFocus } from '../../../components/rescue-focus';
import { SelectRow } from '../../lists/selection';
import { CELL, ROW, ROW_HEADER } from '../../../components/table-roles';
import { timeAgo } from '../../../components/time-ago';
import { DEAD, GONE, MATCHES, ORIGINS, STATUSES } from './labels';

interface RowProps {
	redirect: Redirect;
	/** Of the post or term that is the target. */
	title: string | undefined;
	/** What is wrong with the target. */
	dead: keyof typeof DEAD | undefined;
	isSelected: boolean;
	onSelect: ( isSelected: boolean ) => void;
	onEdit: () => void;
}

/** A redirect: from where to where, how often it was used, and what can be done about it. */
export function Row( {
	redirect,
	title,
	dead,
	isSelected,
	onSelect,
	onEdit,
}: RowProps ) {
	const { saveRedirect, deleteRedirect } = useDispatch( store );
	const { id, source, target, status, match, enabled, hits } = redirect;
	const state = enabled
		? STATUSES[ status ]
		: sprintf(
				/* translators: %s: a status, such as "301 Moved permanently". */
				__( 'Off (%s)', 'pharos-seo' ),
				STATUSES[ status ] ?? String( status )
			);
	return (
		<tr { ...ROW } className={ enabled ? '' : 'is-off' }>
			<td { ...CELL } className="pharos-redirects__choose">
				<SelectRow
					name={ source }
					isSelected={ isSelected }
					onSelect={ onSelect }
				/>
			</td>
			<th { ...ROW_HEADER } scope="row">
				<Button
					className="pharos-redirects__source"
					variant="link"
					onClick={ onEdit }
					aria-label={ sprintf(
						/* translators: %s: a path, such as /old/. */
						__( 'Edit: %s', 'pharos-seo' ),
						source
					) }
				>
					<bdi dir="ltr">{ source }</bdi>
				</Button>
				<span className="pharos-redirects__detail">
					{ [
						...( match === 'exact' ? [] : [ MATCHES[ match ] ] ),
						...( redirect.ignore_case
							? [ __( 'Any letter case', 'pharos-seo' ) ]
							: [] ),
						...( redirect.origin === 'manual'
							? []
							: [ ORIGINS[ redirect.origin ] ] ),
					].join( ' · ' ) }
				</span>
			</th>
			<td { ...CELL } data-label={ __( 'Target', 'pharos-seo' ) }>
				{ ! GONE.includes( status ) && (
					<span className="pharos-redirects__target">
						{ title ?? <bdi dir="ltr">{ target }</bdi> }
					</span>
				) }
				{ dead && (
					<span className="pharos-redirects__dead">
						{ DEAD[ dead ] }
					</span>
				) }
				<span className="pharos-redirects__detail">{ state }</span>
			</td>
			<td
				{ ...CELL }
				className="is-number"
				data-label={ __( 'Requests', 'pharos-seo' ) }
			>
				{ formatNumber( hits ) }
				{ redirect.last_hit && (
					<span className="pharos-redirects__detail">
						{ timeAgo( new Date( redirect.last_hit ), new Date() ) }
					</span>
				) }
			</td>
			<td { ...CELL } className="pharos-redirects__buttons">
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () =>
						void saveRedirect( id, {
							enabled: ! enabled,
							base: { enabled },
						} ).catch( onEdit )
					}
					aria-label={
						enabled
							? sprintf(
									/* translators: %s: a path, such as /old/. */
									__( 'Turn off: %s', 'pharos-seo' ),
									source
								)
							: sprintf(
									/* translators: %s: a path, such as /old/. */
									__( 'Turn on: %s', 'pharos-seo' ),
									source
								)
					}
				>
					{ enabled
						? __( 'Turn off', 'pharos-seo' )
						: __( 'Turn on', 'pharos-seo' ) }
				</Button>
				<Button
					variant="tertiary"
					size="compact"
					isDestructive
					onClick={ () => {
						void deleteRedirect( redirect ).then( rescueFocus );
					} }
					aria-label={ sprintf(
						/* translators: %s: a path, such as /old/. */
						__( 'Delete: %s', 'pharos-seo' ),
						source
					) }
				>
					{ __( 'Delete', 'pharos-seo' ) }
				</Button>
			</td>
		</tr>
	);
}
