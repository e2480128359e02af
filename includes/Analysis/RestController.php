<?php
/**
 * The REST routes of the analysis: GET /checks/…, POST and DELETE /ignore-checks.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use Pharos\Support\Links;
use Pharos\Template\Variables;
use WP_Error;
use WP_REST_Request;

final class RestController {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	public function register_routes(): void {
		// Checks::KINDS, without loading the class: every REST request runs this.
		foreach (['general', 'other', 'settings'] as $kind) {
			Routes::add(
				"GET /checks/$kind",
				Permission::Analysis,
				fn(WP_REST_Request $request): array|WP_Error => $this->report($kind, $request),
				self::arguments(),
			);
		}
		$id = [
			'id' => [
				'description' => __('The ID of a check, such as title_length.', 'pharos-seo'),
				'type' => 'string',
				'required' => true,
			],
		];
		Routes::add(
			'POST /ignore-checks',
			Permission::Analysis,
			static fn(WP_REST_Request $request) => self::ignore($request['id'], true),
			$id,
		);
		Routes::add(
			'DELETE /ignore-checks',
			Permission::Analysis,
			static fn(WP_REST_Request $request) => self::ignore($request['id'], false),
			$id,
		);
	}

	private function report(string $kind, WP_REST_Request $request): array|WP_Error {
		$url = SiteAddress::resolve($request['url']);
		if ($url === null) {
			return new WP_Error(
				'pharos_foreign_url',
				sprintf(
					/* translators: 1: name of a parameter, 2: the URL of the home page. */
					__('“%1$s” must be a URL of this site that starts with %2$s.', 'pharos-seo'),
					'url',
					home_url('/'),
				),
				['status' => 400, 'params' => ['url']],
			);
		}
		$check = $request['check'];
		if ($check !== '' && !isset(Checks::for_kind($kind)[$check])) {
			return self::unknown();
		}
		$reports = new Reports($this->settings, $this->variables);
		$latest =
			$check === ''
				? $reports->latest($kind, $url, $request['force'])
				: $reports->one($kind, $url, $check);
		return $latest === null
			? self::not_saved()
			: self::answer($kind, $latest['report'], $latest['running']);
	}

	/** The answer of GET /checks/…, see Responses. */
	public static function answer(string $kind, ?Report $report, bool $running): array {
		$ignored = array_flip(IgnoreList::ids());
		$items = Checks::known($kind, $report->items ?? []);
		foreach ($items as $id => $item) {
			$items[$id] = ['ignore' => isset($ignored[$id]), 'help' => self::help($id)] + $item;
		}
		$answer = [
			'success' => true,
			'data' => (object) $items,
			'checked_at' => $report ? gmdate('Y-m-d\TH:i:s\Z', $report->checked_at) : null,
			'running' => $running,
		];
		return $report && $report->left !== []
			? $answer + ['message' => self::left(count($report->left))]
			: $answer;
	}

	/** Returns the URL of the section about a check in the Help Center, whose anchor is its id; '' for checks of add-ons. */
	private static function help(string $id): string {
		return Checks::is_own($id)
			? Links::help('site-checks', strtr($id, ['_txt' => 'txt', '_' => '-']))
			: '';
	}

	/** Returns the message about checks that couldn't be run. */
	public static function left(int $count): string {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s check couldn’t run this time. Its previous result is shown.',
				'%s checks couldn’t run this time. Their previous results are shown.',
				$count,
				'pharos-seo',
			),
			number_format_i18n($count),
		);
	}

	private static function ignore(string $id, bool $is_ignored): array|WP_Error {
		return match (true) {
			!Checks::exists($id) => self::unknown(),
			!IgnoreList::set($id, $is_ignored) => self::not_saved(),
			default => ['success' => true, 'status' => 'success'],
		};
	}

	private static function unknown(): WP_Error {
		return new WP_Error('pharos_not_found', __('This check doesn’t exist.', 'pharos-seo'), [
			'status' => 404,
		]);
	}

	private static function not_saved(): WP_Error {
		return new WP_Error(
			'pharos_analysis_not_saved',
			__(
				'This couldn’t be saved because of a database error. Try again, or contact your host.',
				'pharos-seo',
			),
			['status' => 500],
		);
	}

	private static function arguments(): array {
		return [
			'url' => [
				'description' => __(
					'The page that the general checks start with: a URL of this site. Defaults to the home page.',
					'pharos-seo',
				),
				'type' => 'string',
				'default' => '',
			],
			'force' => Routes::flag(
				__('Whether to run the checks even if nothing has changed.', 'pharos-seo'),
			),
			'check' => [
				'description' => __('The ID of the only check to run.', 'pharos-seo'),
				'type' => 'string',
				'default' => '',
			],
		];
	}
}
