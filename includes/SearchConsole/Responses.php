<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

final class Responses {
	private const PROBLEM = ['' => 'object|null', 'code' => 'string', 'message' => 'string'];

	/** Of a day. */
	private const INSPECTIONS = ['used' => 'integer', 'limit' => 'integer'];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return self::connection() + self::tools() + self::index() + Data\Responses::all();
	}

	private static function connection(): array {
		$overview = [
			'data' => [
				'authenticated' => "''|'1'",
				'profile' => ['email' => 'string'],
				'selectedSite' => 'string: The property, or empty.',
				'method' => "''|'oauth'|'service_account'|'proxy'",
				'lastFetched' => 'time|null',
				'error' => self::PROBLEM,
				'warning' =>
					[
						'' => 'object|null: Something that doesn’t prevent requests.',
					] + self::PROBLEM,
				'credentials' => [
					'' => 'object: Never with a secret.',
					'source' => "'none'|'stored'|'constant'|'proxy'",
					'kind' => 'string',
					'client_id' => 'string',
					'unreadable' => 'boolean: Whether they have to be entered again.',
				],
				'redirect_uri' => 'string',
				'home' => 'string',
				'problems' => 'string[]: Why Google would refuse the redirect URI.',
				'can_submit_sitemaps' => 'boolean',
				'inspections' => self::INSPECTIONS,
				'simulated' => 'boolean',
				'blocked_until' => 'time|null: When the next request to Google is possible.',
				'can_fetch' => 'boolean: Whether data can be fetched now.',
				'fetch' => Data\Responses::FETCH,
				'earlier' => [
					'' => 'array: The history that is from other properties.',
					[
						'property' => 'string',
						'start' => 'string: A day; empty if its figures don’t fit.',
						'end' => 'string',
					],
				],
				'stored' => 'string[]: The properties whose data is stored.',
			],
		];
		return [
			'GET /search-console' => [
				'Returns the connection to Search Console, without a request to Google. With `work`, the request works on a fetch for some seconds if WP-Cron doesn’t.',
				$overview,
			],
			'POST /search-console/moved' => [
				'Confirms that a connection made at another URL belongs to this site, because the site has moved.',
				$overview,
			],
			'POST /google-credentials' => [
				'Stores an OAuth client, or the key of a service account, which connects at once.',
				$overview,
			],
			'DELETE /google-credentials' => [
				'Deletes the credentials and the connection made with them. Property and data stay.',
				$overview,
			],
			'GET /auth-url' => [
				'Returns where the current user signs in to Google, valid for ten minutes.',
				['url' => 'string'],
			],
			'GET /sites' => [
				'Lists the properties of the connected account.',
				[
					'siteEntry' => [
						[
							'siteUrl' => 'string',
							'permissionLevel' => 'string',
							'related' => 'boolean: Whether it can contain pages of this site.',
						],
					],
					'suggested' => 'string: The property of this site, or empty.',
					'automatic' => 'boolean: Whether it certainly belongs to this site.',
				],
			],
			'GET /site' => ['Returns the selected property.', ['site' => 'string']],
			'PUT /site' => ['Selects a property.', ['site' => 'string', 'message' => 'string']],
			'DELETE /revoke-auth' => [
				'Disconnects: revokes the grant at Google, and deletes tokens and keys.',
				['message' => 'string'],
			],
		];
	}

	private static function tools(): array {
		$sitemap = [
			'data' => [
				'submitted' => 'boolean',
				'path' => 'string: The URL of the sitemap.',
				'lastSubmitted' => 'time|null',
				'lastDownloaded' => 'time|null',
				'pending' => 'boolean',
				'errors' => 'integer',
				'warnings' => 'integer',
			],
		];
		return [
			'GET /search-console/sitemaps' => [
				'Returns the site’s sitemap at Google, requested at most once an hour.',
				$sitemap,
			],
			'POST /search-console/sitemaps' => ['Submits the sitemap.', $sitemap],
			'POST /search-console/inspect' => [
				'Returns the state of a URL of the property in Google’s index.',
				[
					'data' =>
						[
							'verdict' => 'string',
							'coverage' => 'string: A text.',
							'robots' => 'string',
							'indexing' => 'string',
							'fetch' => 'string',
							'lastCrawl' => 'time|null',
							'canonical' => 'string',
							'link' => 'string: To the result in Search Console.',
						] + self::INSPECTIONS,
				],
			],
			'GET /search-console/summary' => [
				'Returns the email summary as it would be now.',
				[
					'data' => [
						'subject' => 'string',
						'text' => 'string',
						'to' => 'string[]: The recipients.',
						'next' => 'time|null',
						'sent' => 'time|null',
						'failed' => 'boolean: Whether the last one couldn’t be sent.',
						'admin_email' => 'string',
						'own_email' => 'string: Of the current user.',
					],
				],
			],
			'POST /search-console/summary' => [
				'Sends the email summary to the current user.',
				['message' => 'string'],
			],
		];
	}

	private static function index(): array {
		$state = [
			'on' => 'boolean',
			'started' => 'boolean: Whether they have ever been on.',
			'counts' => [
				'pages' => 'integer',
				'checked' => 'integer',
				'indexed' => 'integer',
				'not_indexed' => 'integer',
			],
			'waits' =>
				"''|'quota'|'done': Why they wait: the quota of the day is used, or all pages are up to date.",
			'error' => 'string: Of the last failure, or empty.',
			'next' => 'time|null: The next check.',
			'overdue' => 'boolean: Whether WP-Cron seems not to run.',
			'today' => self::INSPECTIONS,
			'reserve' => 'integer: Inspections of a day that are left for users.',
		];
		return [
			'GET /search-console/index' => [
				'Returns the state of the background checks of the index status, and a list of pages.',
				[
					'data' => $state + [
						'items' => [
							[
								'url' => 'string',
								'title' => 'string',
								'edit' => 'string',
								'indexed' => 'boolean|null: Null before the first check.',
								'status' => 'string: A text.',
								'before' => 'string: The status before.',
								'advice' => 'string',
								'changed' => 'time|null',
								'checked' => 'time|null',
								'crawled' => 'time|null',
								'clicks' => 'integer: In 90 days.',
							],
						],
						'total' => 'integer',
						'pages' => 'integer',
					],
				],
			],
			'POST /search-console/index' => [
				'Starts, resumes or pauses the checks.',
				['data' => $state],
			],
		];
	}
}
