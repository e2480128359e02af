<?php
/**
 * Responses of /redirects, /redirects/{id} and /redirects/test. The routes are in RestController.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Redirects\Formats\ServerPaths;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class Answers {
	/** A page of redirects. */
	public static function list(WP_REST_Request $request): array {
		$page = RuleList::page([
			'search' => trim((string) $request['search']),
			'status' => (int) $request['status'],
			'page' => (int) $request['page'],
			'per_page' => (int) $request['per_page'],
			'orderby' => (string) $request['orderby'],
			'order' => (string) $request['order'],
			'origin' => (string) $request['origin'],
			'state' => (string) $request['state'],
			'import' => (int) $request['import'],
		]);
		$items = array_map(static fn(Rule $rule): array => $rule->to_array(), $page['items']);
		return [
			'success' => true,
			'data' => ['items' => $items] +
				$page + [
					'titles' => self::titles($page['items']),
					'dead' => self::dead($page['items']),
					'imports' => ImportUndo::all(),
					// A link for the browser: the file may be too large for the application's memory.
					'export' => add_query_arg(
						'_wpnonce',
						wp_create_nonce('wp_rest'),
						rest_url(Routes::V1 . '/redirects/export'),
					),
				],
		];
	}

	/** @param list<Rule> $rules @return array<string, string>|\stdClass Titles of the posts and terms that are targets, by name. */
	private static function titles(array $rules): array|\stdClass {
		$titles = [];
		foreach ($rules as $rule) {
			$title = Target::title($rule->target);
			if ($title !== '') {
				$titles[$rule->target] = $title;
			}
		}
		return $titles ?: new \stdClass();
	}

	/** @param list<Rule> $rules @return array<int, 'hidden'|'missing'>|\stdClass By id: targets that visitors can't see. */
	private static function dead(array $rules): array|\stdClass {
		$dead = array_filter(array_map(DeadTargets::check(...), array_column($rules, null, 'id')));
		return $dead ?: new \stdClass();
	}

	/** One redirect. */
	public static function read(WP_REST_Request $request): array|WP_Error {
		$rule = self::rule($request);
		return is_wp_error($rule) ? $rule : ['success' => true, 'data' => $rule->to_array()];
	}

	public static function add(WP_REST_Request $request): array|WP_Error {
		return self::save($request, null);
	}

	public static function change(WP_REST_Request $request): array|WP_Error {
		$rule = self::rule($request);
		return is_wp_error($rule) ? $rule : self::save($request, $rule);
	}

	public static function delete(WP_REST_Request $request): array|WP_Error {
		$rule = self::rule($request);
		if (is_wp_error($rule)) {
			return $rule;
		}
		$deleted = Edits::delete([$rule->id]);
		return is_wp_error($deleted) ? $deleted : ['success' => true, 'data' => $rule->to_array()];
	}

	/** The redirect in the path; 404 pharos_not_found. */
	private static function rule(WP_REST_Request $request): Rule|WP_Error {
		return RedirectRepository::find((int) $request['id']) ?? RedirectWriter::not_found();
	}

	/** @param Rule|null $stored The redirect to change; null for a new one. */
	private static function save(WP_REST_Request $request, ?Rule $stored): array|WP_Error {
		$given = array_intersect_key($request->get_params(), RestController::fields());
		$rule = Edits::save(
			ServerPaths::below_home(
				array_diff_key($given, ['confirm' => 0, 'base' => 0, 'id' => 0]),
				$stored->match ?? 'exact',
			),
			$stored,
			(bool) $request['confirm'],
			(array) $request['base'],
		);
		return is_wp_error($rule)
			? $rule
			: [
				'success' => true,
				'data' => $rule->to_array(),
				'conflict' => RedirectWriter::conflict($rule),
			];
	}

	public static function test(WP_REST_Request $request, Settings $settings): array|WP_Error {
		$url = trim((string) $request['url']);
		if (Address::of_site(Target::absolute($url), home_url('/')) === null) {
			return new WP_Error(
				'pharos_foreign_url',
				__('Only URLs of this site can be tested.', 'pharos-seo'),
				['status' => 400],
			);
		}
		return [
			'success' => true,
			'data' => ['steps' => (new Trace($settings))->steps($url)],
		];
	}
}
