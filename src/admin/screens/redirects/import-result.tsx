import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { RedirectFields, RedirectImport } from '../../../../store';
import { Code, Lines, Source, Values } from './import-lines';

interface ImportResultProps {
	name: string;
	result: RedirectImport;
	isDone: boolean;
}

/** What an import adds, changes and refuses, or has done. */
export function ImportResult( { name, result, isDone }: ImportResultProps ) {
	const { added, changes, refused, notes } = result;
	return (
		<>
			<div role="status">
				<p>
					<strong>
						<bdi>{ name }</bdi>
					</strong>
					{ ': ' }
					{ summary( result, isDone ).join( ' ' ) }
				</p>
			</div>
			<Columns result={ result } />
			<Lines
				label={
					isDone
						? __( 'Added', 'pharos-seo' )
						: __( 'Will be added', 'pharos-seo' )
				}
				total={ result.new }
				columns={ [
					__( 'Source', 'pharos-seo' ),
					__( 'Target', 'pharos-seo' ),
					__( 'Status', 'pharos-seo' ),
				] }
				rows={ added.map( ( one ) => [
					one.line,
					<Source key="source" fields={ one } />,
					<Code key="target">{ one.target }</Code>,
					one.enabled
						? one.status
						: sprintf(
								/* translators: %s: a status, such as "301 Moved permanently". */
								__( 'Off (%s)', 'pharos-seo' ),
								String( one.status )
							),
				] ) }
			/>
			<Lines
				label={
					isDone
						? __( 'Changed', 'pharos-seo' )
						: __( 'Will be changed', 'pharos-seo' )
				}
				total={ result.changed }
				columns={ [
					__( 'Source', 'pharos-seo' ),
					__( 'Before', 'pharos-seo' ),
					__( 'After', 'pharos-seo' ),
				] }
				rows={ changes.map( ( { before, ...one } ) => [
					one.line,
					<Source key="source" fields={ one } />,
					<Values key="before" fields={ before } />,
					<Values
						key="after"
						fields={ Object.fromEntries(
							Object.keys( before ).map( ( field ) => [
								field,
								one[ field as keyof RedirectFields ],
							] )
						) }
					/>,
				] ) }
			/>
			<Lines
				label={ __( 'Can’t be imported', 'pharos-seo' ) }
				total={ refused.length }
				columns={ [
					__( 'Text', 'pharos-seo' ),
					__( 'Reason', 'pharos-seo' ),
				] }
				rows={ refused.map( ( { line, text, why } ) => [
					line,
					<Code key="text">{ text }</Code>,
					why,
				] ) }
			/>
			<Lines
				label={ __( 'Different in Pharos SEO', 'pharos-seo' ) }
				total={ notes.length }
				columns={ [
					__( 'Text', 'pharos-seo' ),
					__( 'Difference', 'pharos-seo' ),
				] }
				rows={ notes.map( ( { line, text, why } ) => [
					line,
					<Code key="text">{ text }</Code>,
					why,
				] ) }
			/>
		</>
	);
}

function summary(
	{ new: added, changed, unchanged }: RedirectImport,
	isDone: boolean
): string[] {
	const count = formatNumber( added );
	return [
		isDone
			? sprintf(
					/* translators: %s: number of redirects. */
					_n(
						'%s redirect imported.',
						'%s redirects imported.',
						added,
						'pharos-seo'
					),
					count
				)
			: sprintf(
					/* translators: %s: number of redirects. */
					_n(
						'%s new redirect.',
						'%s new redirects.',
						added,
						'pharos-seo'
					),
					count
				),
		...( changed > 0
			? [
					sprintf(
						/* translators: %s: number of redirects. */
						_n(
							'%s changed.',
							'%s changed.',
							changed,
							'pharos-seo'
						),
						formatNumber( changed )
					),
				]
			: [] ),
		...( unchanged > 0
			? [
					sprintf(
						/* translators: %s: number of redirects. */
						_n(
							'%s unchanged.',
							'%s unchanged.',
							unchanged,
							'pharos-seo'
						),
						formatNumber( unchanged )
					),
				]
			: [] ),
	];
}

/** Whose file it is, and which of its columns are read. */
function Columns( { result }: { result: RedirectImport } ) {
	const { program, columns, ignored } = result;
	return columns.length === 0 ? null : (
		<p className="pharos-redirects__detail">
			{ program &&
				sprintf(
					/* translators: %s: the name of a plugin. */
					__( 'A file of %s.', 'pharos-seo' ),
					program
				) }{ ' ' }
			{ sprintf(
				/* translators: %s: names of columns. */
				__( 'Columns: %s.', 'pharos-seo' ),
				columns.join( ', ' )
			) }{ ' ' }
			{ ignored.length > 0 &&
				sprintf(
					/* translators: %s: names of columns. */
					__( 'Not read: %s.', 'pharos-seo' ),
					ignored.join( ', ' )
				) }
		</p>
	);
}
