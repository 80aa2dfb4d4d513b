# A cache of documents, files and images before the edges. It keeps the documents of guests and passes on everything
# else. Start it with `-p http_gzip_support=off`, so that browsers get brotli, and with the vmods xkey and std.
vcl 4.1;

import std;
import xkey;

# HAProxy before the edges, or one edge. Its name must be known when Varnish starts.
backend edges {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 3s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# The edges purge: PURGED_CACHES is this address.
acl purgers {
  "localhost";
  "127.0.0.0"/8;
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # A request of a visitor, which another proxy passed on, comes from the proxy's address.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Forbidden"));
    }
    set req.http.X-Forgotten = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Forgotten: " + req.http.X-Forgotten));
  }
  # Nobody but this cache says which document it asks for.
  unset req.http.X-Document-Variant;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Files of releases never change. Whole ones are kept: each difference would be an entry for each earlier file.
  if (req.url ~ "^/assets/") {
    unset req.http.Cookie;
    unset req.http.Available-Dictionary;
    return (hash);
  }
  # Images, in one of three formats.
  if (req.url ~ "^/gateway/" && req.http.Accept ~ "image/" && req.http.Accept !~ "text/html") {
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif,image/webp,*/*";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp,*/*";
    } else {
      set req.http.Accept = "*/*";
    }
    if (req.http.Authorization) {
      return (pass);
    }
    unset req.http.Cookie;
    return (hash);
  }
  # Calls, the registry, services of squads, and what belongs to one edge.
  if (req.url ~ "^/(gateway|registry|api|actions|healthz|livez|readyz|logout|maps)(/|\?|$)"
      || req.url ~ "^/[\w-]+\.(js|webmanifest|ico|svg|png|txt|xml)(\?|$)") {
    return (pass);
  }
  # Pages of buyers, previews, and of versions that an address chooses.
  if (req.http.Cookie ~ "(^|; )(access_token|refresh_token|borong_preview)=[^;]"
      || req.url ~ "[?&](set=|release\.|dev\.|preview=)") {
    return (pass);
  }
  # A page that a program fetches, or that is no page at all, answers otherwise.
  if (req.http.Sec-Fetch-Dest && req.http.Sec-Fetch-Dest !~ "^(document|iframe|empty)$") {
    return (pass);
  }

  # The parameters of campaigns change no page.
  if (req.url ~ "[?&](utm_|gclid|gbraid|wbraid|dclid|gad_|srsltid|_gl|fbclid|igsh|msclkid|ttclid|twclid|li_fat_id|yclid|mc_[ce]id)") {
    set req.url = regsuball(req.url, "([?&])(utm_[^=&]*|gclid|gbraid|wbraid|dclid|gad_[^=&]*|srsltid|_gl|fbclid|igsh(id)?|msclkid|ttclid|twclid|li_fat_id|yclid|mc_[ce]id)(=[^&]*)?(?=&|$)", "\1");
    set req.url = regsuball(req.url, "[?&]+$", "");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
  }

  set req.http.X-Document-Variant = "id.";
  if (req.http.Cookie ~ "(^|; )lang=en(;|$)") {
    set req.http.X-Document-Variant = "en.";
  }
  if (req.http.Cookie ~ "(^|; )slice=[0-9](;|$)") {
    set req.http.X-Document-Variant = req.http.X-Document-Variant
      + regsub(req.http.Cookie, "^(.*; )?slice=([0-9])(;.*)?$", "\2");
  } else {
    set req.http.X-Document-Variant = req.http.X-Document-Variant + "-";
  }
  if (req.http.Cookie ~ "(^|; )face=1(;|$)") {
    set req.http.X-Document-Variant = req.http.X-Document-Variant + ".face";
  }
  if (req.http.Cookie ~ "(^|; )placed=1(;|$)") {
    set req.http.X-Document-Variant = req.http.X-Document-Variant + ".placed";
  }
  unset req.http.Cookie;
  unset req.http.Authorization;
  # While an edge answers, a document is at most so much older than it is fresh: DOCUMENT_STALE_MS.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 20s;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # Each visitor of a cached document would have another one.
  if (bereq.http.X-Document-Variant) {
    unset bereq.http.Sec-Fetch-Dest;
    unset bereq.http.Sec-Purpose;
  }
}

sub vcl_backend_response {
  # A failed refresh keeps the document that is there.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.CDN-Cache-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*s-maxage=([\d.]+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([\d.]+).*$", "\1s"), 0s);
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
}

sub vcl_deliver {
  if (resp.http.CDN-Cache-Control) {
    # A browser holds the document of one visitor.
    set resp.http.Vary = "Accept-Encoding, Cookie";
    set resp.http.Cache-Control = "private, no-cache";
    set resp.http.X-Cache = "miss";
    if (obj.hits > 0) {
      set resp.http.X-Cache = "hit";
    }
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Age;
}
