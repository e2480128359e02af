<?php
/**
 * /seo-history: changes of SEO fields, and their undo.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Text\Text;
use WP_Error;
use WP_REST_Request;

/** Each object needs the permission to edit it. */
final class RestController {
	/** Maximum number of objects that one step of an undo restores, and of those in a page. */
	private const MOST = 100;

	public function register_routes(): void {
		Routes::add(
			'GET /seo-history',
			Permission::Settings,
			static fn(): array => ['success' => true, 'data' => self::entries()],
		);
		Routes::add('GET /seo-history/(?P<id>[\d]+)', Permission::Settings, self::objects(...), [
			...Routes::id(),
			'page' => [
				'description' => __('The page of 100 objects.', 'pharos-seo'),
				'type' => 'integer',
				'minimum' => 1,
				'default' => 1,
			],
		]);
		Routes::add(
			'POST /seo-history/(?P<id>[\d]+)/undo',
			Permission::Settings,
			self::undo(...),
			Routes::id(),
		);
	}

	/** @return list<array> */
	private static function entries(): array {
		$entries = Entries::all();
		cache_users(array_column($entries, 'user'));
		return array_map(self::described(...), $entries);
	}

	private static function described(array $entry): array {
		$user = get_userdata($entry['user']);
		return [
			'time' => gmdate(DATE_W3C, $entry['time']),
			'user_name' => $user ? Text::plain($user->display_name) : '',
		] + $entry;
	}

	private static function objects(WP_REST_Request $request): array|WP_Error {
		if (Entries::find($request['id']) === null) {
			return self::not_found();
		}
		$rows = (new Changes($request['id']))->page($request['page'], self::MOST);
		Undo::load($rows);
		return ['success' => true, 'data' => array_map(Outcome::of_change(...), $rows)];
	}

	private static function undo(WP_REST_Request $request): array|WP_Error {
		if (Entries::find($request['id']) === null) {
			return self::not_found();
		}
		try {
			Undo::step(new Changes($request['id']), self::MOST);
		} catch (NotAllowed $reason) {
			return new WP_Error('pharos_forbidden', $reason->getMessage(), ['status' => 403]);
		} catch (\RuntimeException) {
			return Entries::not_saved();
		}
		$entry = Entries::find($request['id']);
		return $entry === null
			? self::not_found()
			: ['success' => true, 'data' => self::described($entry)];
	}

	private static function not_found(): WP_Error {
		return new WP_Error(
			'pharos_not_found',
			__('This entry is no longer in the history.', 'pharos-seo'),
			['status' => 404],
		);
	}
}
