<?php
/**
 * The redirects of SEOPress PRO.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\Redirects\Locations;
use Pharos\Migration\Redirects\Patterns;
use Pharos\Migration\Redirects\PostRows;
use Pharos\Migration\Redirects\Row;

/**
 * Posts whose titles are paths with a query string, without the first slash; those without a type are only log entries. The database
 * compares titles without regard to letter case.
 */
final class Redirects extends PostRows {
	protected const TYPE = 'seopress_404';
	protected const KEY = '_seopress_redirections_type';

	public function __construct(private readonly Options $options) {}

	protected function from(): string {
		return $this->options->has('404') ? parent::from() : '';
	}

	public function row(object $post, array $meta): Row {
		$of = static fn(string $name): string => $meta["_seopress_redirections_$name"] ?? '';
		$title = wp_specialchars_decode($post->post_title, ENT_QUOTES);
		$to = html_entity_decode($of('value'), ENT_QUOTES, 'UTF-8');
		$status = (int) $of('type');
		$row = new Row($post->ID, "$title → $to");
		if ($of('logged_status') === 'only_logged_in') {
			return $row->lose('redirect_condition');
		}
		if ($of('logged_status') === 'only_not_logged_in') {
			$row->lose('redirect_login');
		}
		if ($to === '' && $status !== 410 && $status !== 451) {
			return $row->lose('redirect_never');
		}
		$target = Locations::of_domain($to);
		$passes = $of('param') === 'with_ignored_param';
		$fields = [
			'status' => $status,
			'ignore_case' => true,
			'enabled' => $post->post_status === 'publish' && $of('enabled') === 'yes',
		];
		if ($of('enabled_regex') === 'yes') {
			$rule = Patterns::matching($title, $target, true);
			return is_string($rule)
				? $row->lose($rule)
				: $row->add(['query' => $passes ? 'keep' : 'ignore'] + $rule + $fields);
		}
		$query = explode('?', $title, 2)[1] ?? '';
		return $row->add([
			'source' => '/' . ltrim($title, '/'),
			'match' => 'exact',
			'query' => match (true) {
				$query !== '' => 'exact',
				$passes => 'keep',
				$of('param') === 'without_param' => 'ignore',
				default => 'exact',
			},
			'target' =>
				$passes && $query !== ''
					? $target . (str_contains($target, '?') ? '&' : '?') . $query
					: $target,
			...$fields,
		]);
	}
}
