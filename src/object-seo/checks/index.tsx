import { speak } from '@wordpress/a11y';
import { Button, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton';
import {
	countByStatus,
	sortResults,
	type CheckResult,
	type Place,
} from '../../page-checks';
import { groupChecks } from './check-groups';
import { CheckItem } from './check-item';
import { statusLabel } from '../../../common/checks/status';
import { StatusCounts } from './status-counts';
import type { ChecksProps } from '../types';

interface Props extends ChecksProps {
	/** Navigates to a location: a field or a block. */
	onGo: ( place: Place ) => void;
}

/** The check results: issues by group, worst first; passed and ignored checks are collapsed below. */
export default function Checks( props: Props ) {
	const { results, ignored, onIgnore, onRestore } = props;
	if ( ! results ) {
		return <Skeleton />;
	}
	const isIgnored = ( { id }: CheckResult ) => ignored.includes( id );
	const shown = sortResults( results, ignored ).filter(
		( one ) => ! isIgnored( one )
	);
	const issues = shown.filter( ( { status } ) => status !== 'success' );
	const passed = shown.filter( ( { status } ) => status === 'success' );
	const left = results.filter( isIgnored );
	return (
		<div className="pharos-checks">
			<StatusCounts counts={ countByStatus( results, ignored ) } />
			{ groupChecks( issues ).map( ( group ) => (
				<section key={ group.name } className="pharos-checks__group">
					<h3 className="pharos-checks__heading">{ group.label }</h3>
					<ul className="pharos-checks__list">
						{ group.results.map( ( result ) => (
							<CheckItem
								key={ result.id }
								{ ...props }
								result={ result }
								onIgnore={ ( id ) => {
									onIgnore( id );
									speak(
										__(
											'Check ignored. To restore it, open “Ignored”.',
											'pharos-seo'
										)
									);
								} }
							/>
						) ) }
					</ul>
				</section>
			) ) }
			{ issues.length > 0 && <Teaser /> }
			{ passed.length > 0 && (
				<Folded
					label={ statusLabel( 'success' ) }
					count={ passed.length }
				>
					{ passed.map( ( { id, message } ) => (
						<li key={ id } className="pharos-checks__plain">
							{ message }
						</li>
					) ) }
				</Folded>
			) }
			{ left.length > 0 && (
				<Folded
					label={ statusLabel( 'ignored' ) }
					count={ left.length }
				>
					{ left.map( ( { id, message } ) => (
						<li key={ id } className="pharos-checks__plain">
							<span>{ message }</span>
							<Button
								variant="tertiary"
								size="small"
								aria-label={ sprintf(
									/* translators: %s: what a check found. */
									__( 'Restore: %s', 'pharos-seo' ),
									message
								) }
								onClick={ () => {
									onRestore( id );
									speak(
										__( 'Check restored', 'pharos-seo' )
									);
								} }
							>
								{ __( 'Restore', 'pharos-seo' ) }
							</Button>
						</li>
					) ) }
				</Folded>
			) }
		</div>
	);
}

interface FoldedProps {
	label: string;
	count: number;
	children: ReactNode;
}

/** A list that is expanded by its heading. */
function Folded( { label, count, children }: FoldedProps ) {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<section className="pharos-checks__group">
			<h3 className="pharos-checks__heading">
				<Button
					className="pharos-checks__fold"
					aria-expanded={ isOpen }
					onClick={ () => setOpen( ! isOpen ) }
				>
					<span>
						{ label }{ ' ' }
						<span className="pharos-checks__count">{ count }</span>
					</span>
					<Icon icon={ isOpen ? chevronUp : chevronDown } />
				</Button>
			</h3>
			{ isOpen && <ul className="pharos-checks__list">{ children }</ul> }
		</section>
	);
}

/** The offer of the paid edition to fix issues automatically. */
const Teaser = () => (
	<div className="pharos-checks__teaser">
		<Button
			variant="tertiary"
			size="small"
			disabled
			accessibleWhenDisabled
			description={ __( 'Part of Pharos SEO Pro', 'pharos-seo' ) }
		>
			{ __( 'Fix All for Me', 'pharos-seo' ) }
		</Button>
	</div>
);
