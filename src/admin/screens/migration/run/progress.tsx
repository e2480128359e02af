import { Icon } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { check, moreHorizontal, update } from '@wordpress/icons';
import { formatNumber } from '../../../../../common/locale';
import {
	store,
	type MigrationGroup,
	type MigrationProgress,
} from '../../../../../store';

interface ProgressProps {
	/** The current activity. */
	status: string;
	/** Text below the bar. */
	note?: string;
}

/** The progress of the migration: as a bar, and by group. */
export function Progress( { status, note = '' }: ProgressProps ) {
	const { progress, percent, isRunning } = useSelect( ( select ) => {
		const { getMigration, getMigrationPercent } = select( store );
		const { progress: savedProgress, status: now } = getMigration();
		return {
			progress: savedProgress,
			percent: getMigrationPercent(),
			isRunning: now === 'running' || now === 'elsewhere',
		};
	}, [] );
	const id = useInstanceId( Progress, 'pharos-migrate-progress' );
	return (
		<>
			<div className="pharos-migrate__progress">
				<p className="pharos-migrate__status">
					<span id={ id }>{ status }</span>
					<strong>
						{ sprintf(
							/* translators: %d: percent. */
							__( '%d%%', 'pharos-seo' ),
							percent
						) }
					</strong>
				</p>
				<progress
					aria-labelledby={ id }
					max={ 100 }
					value={ percent }
				/>
				{ note !== '' && (
					<p className="pharos-migrate__hint">{ note }</p>
				) }
			</div>
			{ progress && (
				<Groups progress={ progress } isRunning={ isRunning } />
			) }
		</>
	);
}

type Status = 'pending' | 'now' | 'completed';

const STATUS: Record< Status, { icon: JSX.Element; label: string } > = {
	pending: { icon: moreHorizontal, label: __( 'Pending', 'pharos-seo' ) },
	now: { icon: update, label: __( 'In progress', 'pharos-seo' ) },
	completed: { icon: check, label: __( 'Completed', 'pharos-seo' ) },
};

function statusOf( isCompleted: boolean, isNow: boolean ): Status {
	if ( isCompleted ) {
		return 'completed';
	}
	return isNow ? 'now' : 'pending';
}

interface GroupsProps {
	progress: MigrationProgress;
	isRunning: boolean;
}

function Groups( { progress, isRunning }: GroupsProps ) {
	const { settings, redirects, groups } = progress;
	const now = groups.find( ( group ) => ! isComplete( group ) );
	return (
		<ul className="pharos-migrate__groups">
			<Row
				title={ __( 'Settings and authors', 'pharos-seo' ) }
				status={ statusOf(
					settings || redirects !== undefined,
					isRunning && groups.length > 0
				) }
			/>
			{ redirects && (
				<Row
					title={ __( 'Redirects', 'pharos-seo' ) }
					status={ statusOf( settings, isRunning ) }
					count={ ofText( redirects.done, redirects.found ) }
				/>
			) }
			{ groups.map( ( group ) => (
				<Row
					key={ `${ group.kind }:${ group.type }` }
					title={ group.title }
					status={ statusOf(
						isComplete( group ),
						isRunning && settings && group === now
					) }
					count={ countText( group ) }
				/>
			) ) }
		</ul>
	);
}

const isComplete = ( { completed, total }: MigrationGroup ): boolean =>
	completed >= total;

const ofText = ( done: number, total: number ): string =>
	sprintf(
		/* translators: 1: how many are migrated. 2: of how many. */
		__( '%1$s of %2$s', 'pharos-seo' ),
		formatNumber( done ),
		formatNumber( total )
	);

function countText( { completed, total, skipped }: MigrationGroup ): string {
	const done = ofText( completed, total );
	return skipped === 0
		? done
		: sprintf(
				/* translators: 1: such as "120 of 430". 2: how many could not be migrated. */
				__( '%1$s, %2$s skipped', 'pharos-seo' ),
				done,
				formatNumber( skipped )
			);
}

interface RowProps {
	title: string;
	status: Status;
	count?: string;
}

function Row( { title, status, count = '' }: RowProps ) {
	const { icon, label } = STATUS[ status ];
	return (
		<li className={ `is-${ status }` }>
			<Icon icon={ icon } size={ 20 } />
			<span className="pharos-migrate__group">{ title }</span>
			<span className="pharos-migrate__count">{ count }</span>
			<span className="pharos-migrate__label">{ label }</span>
		</li>
	);
}
