<?php
/**
 * Records changes for submission to search engines.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Redirects\Moves;
use Pharos\Redirects\Rule;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Term;

/**
 * The request of a change sends nothing to other servers and writes one statement at its end. Whether a page may be submitted is decided at
 * submission; for deleted content and former URLs, it is decided here.
 */
final class Notes {
	/** Number of changes after which they are written before the end of a request. */
	private const AT_ONCE = 500;

	/** @var array<string, array{object: string, url: string}> */
	private array $rows = [];

	private bool $is_planned = false;

	/** The site of a network that the recorded changes belong to. */
	private int $site = 0;

	public function __construct(private readonly Settings $settings) {}

	/** On `wp_after_insert_post`, before redirects are added. */
	public function post_saved(WP_Post $post, ?WP_Post $before): void {
		if (!is_post_type_viewable($post->post_type) || $post->post_password !== '') {
			return;
		}
		$is_published = is_post_publicly_viewable($post);
		if ($is_published) {
			$this->add("post-$post->ID");
		}
		if ($before === null || !$this->was_public($before)) {
			return;
		}
		// WordPress changes the slug of trashed posts before it fires the action.
		$old = $post->post_status === 'trash' ? '' : Moves::url_before("post-$post->ID");
		$old = $old === '' ? (string) get_permalink($before) : $old;
		if ($old === ($is_published ? (string) get_permalink($post) : '')) {
			return;
		}
		if ((new Eligibility($this->settings))->may_be_indexed($before, $old)) {
			$this->add($is_published ? "post-$post->ID" : '', $old);
		}
	}

	/** On `before_delete_post`. */
	public function post_goes(WP_Post $post): void {
		$url = (new Eligibility($this->settings))->url($post);
		$url === '' || $this->add('', $url);
	}

	/** On `created_term` and `edited_term`, before redirects are added. */
	public function term_saved(int $id, string $taxonomy): void {
		$term = get_term($id, $taxonomy);
		if (!($term instanceof WP_Term) || !is_taxonomy_viewable($taxonomy)) {
			return;
		}
		$this->add("term-$id");
		$old = Moves::url_before("term-$id");
		if (
			$old !== '' &&
			$old !== get_term_link($term) &&
			(new Eligibility($this->settings))->may_be_indexed($term, $old)
		) {
			$this->add("term-$id", $old);
		}
	}

	/** On `pre_delete_term`. */
	public function term_goes(int $id, string $taxonomy): void {
		$term = get_term($id, $taxonomy);
		$url = $term instanceof WP_Term ? (new Eligibility($this->settings))->url($term) : '';
		$url === '' || $this->add('', $url);
	}

	/** Records a change of an SEO field. @param 'post'|'term'|'user' $kind */
	public function row(string $kind, int $object): void {
		if ($kind !== 'user' && $object > 0) {
			$this->add("$kind-$object");
		}
	}

	/** On `pharos_redirect_saved`. Redirects of moved content are recorded with the content. */
	public function redirect_saved(Rule $rule): void {
		if ($rule->enabled && $rule->match !== 'pattern' && $rule->origin !== 'change') {
			$this->add('', home_url($rule->source));
		}
	}

	/** Writes the changes to the queue and schedules a submission. */
	public function flush(): void {
		$rows = array_values($this->rows);
		$this->rows = [];
		if ($rows === []) {
			return;
		}
		$is_other = is_multisite() && $this->site !== get_current_blog_id();
		$is_other && switch_to_blog($this->site);
		Queue::add($rows);
		Job::plan();
		$is_other && restore_current_blog();
	}

	/** @param string $object '' for none. @param string $url A former URL, or one without an object. */
	private function add(string $object, string $url = ''): void {
		if ($this->site !== get_current_blog_id()) {
			$this->flush();
			$this->site = get_current_blog_id();
		}
		$this->rows["$object $url"] = ['object' => $object, 'url' => $url];
		if (!$this->is_planned) {
			$this->is_planned = true;
			add_action('shutdown', $this->flush(...), 20);
		}
		if (count($this->rows) >= self::AT_ONCE) {
			$this->flush();
		}
	}

	private function was_public(WP_Post $before): bool {
		return $before->post_password === '' &&
			$before->post_type !== 'attachment' &&
			is_post_status_viewable($before->post_status);
	}
}
