<?php
/**
 * The responses of GET and POST /pharos/v1/search-console/index.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Inspections;
use Pharos\SearchConsole\Reasons;
use WP_REST_Request;

/** Registered by ToolsController: most REST requests need no file for it. */
final class Answers {
	/** Seconds after which a step that is due seems to be lost. */
	private const LATE = 600;

	/** Returns the state, and a page of a list. */
	public static function read(WP_REST_Request $request): array {
		Job::ensure();
		$items = new Items((new Connection())->property());
		$list = $items->page(
			$request['show'],
			trim($request['search']),
			$request['page'],
			$request['per_page'],
		);
		return [
			'success' => true,
			'data' => self::state($items) + [
				...$list,
				'pages' => max(1, (int) ceil($list['total'] / $request['per_page'])),
			],
		];
	}

	/** Starts or pauses the checks. @throws Failure Without a connection. */
	public static function change(WP_REST_Request $request): array {
		$connection = new Connection();
		if (!$request['on']) {
			Job::pause();
		} elseif (!$connection->is_ready()) {
			throw new Failure($connection->error()['code'] ?? 'no_property');
		} else {
			Job::start();
			spawn_cron();
		}
		return ['success' => true, 'data' => self::state(new Items($connection->property()))];
	}

	private static function state(Items $items): array {
		$state = State::read();
		$property = (new Connection())->property();
		$is_waiting = $state['waits'] !== '' || $state['failed'] !== '';
		return [
			'on' => $state['on'],
			'started' => Table::exists(),
			'counts' => $items->counts(),
			'waits' => $state['on'] ? $state['waits'] : '',
			'error' =>
				$state['on'] && $state['failed'] !== '' ? Reasons::message($state['failed']) : '',
			'next' =>
				$state['on'] && $is_waiting && $state['next'] > time()
					? gmdate('Y-m-d\TH:i:s\Z', $state['next'])
					: null,
			'overdue' =>
				$state['on'] && (Job::event()->next() ?? PHP_INT_MAX) < time() - self::LATE,
			'today' => Inspections::used($property),
			'reserve' => Job::RESERVE,
		];
	}
}
