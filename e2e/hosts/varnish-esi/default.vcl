vcl 4.1;

# Includes the header's fragment into the pages behind this Varnish. Set the addresses of your pages and of a proxy on this
# machine, such as HAProxy, that requests https://header.grocer.example and checks its certificate: Varnish has no TLS.

backend pages {
  .host = "pages.example";
  .port = "8080";
}

backend grocer_header {
  .host = "127.0.0.1";
  .port = "4443";
  # A page waits for the first fragment at most this long.
  .connect_timeout = 500ms;
  .first_byte_timeout = 500ms;
  .between_bytes_timeout = 500ms;
}

sub vcl_recv {
  if (req.url == "/_grocer-header") {
    if (req.esi_level == 0) {
      return (synth(404));
    }
    call grocer_fragment;
    return (hash);
  }
  set req.backend_hint = pages;
}

# Which fragment a visitor gets: signed in or out, homepage or another page. The remote gets no cookies.
sub grocer_fragment {
  set req.backend_hint = grocer_header;
  if (req.http.Cookie ~ "(^|; )X-Has-Token-Session=true(;|$)") {
    set req.url = "/stable/fragments/in-";
  } else {
    set req.url = "/stable/fragments/out-";
  }
  if (req_top.url ~ "^/(\?|$)") {
    set req.url = req.url + "home.html";
  } else {
    set req.url = req.url + "shop.html";
  }
  set req.http.Host = "header.grocer.example";
  unset req.http.Cookie;
  unset req.http.Authorization;
  unset req.http.Referer;
}

sub vcl_backend_response {
  if (bereq.backend == pages && beresp.http.Content-Type ~ "^text/html") {
    set beresp.do_esi = true;
  }
  if (bereq.backend == grocer_header) {
    if (beresp.status != 200) {
      # Keeps the old fragment, if there is one.
      return (error(503));
    }
    set beresp.ttl = 1m;
    # An old fragment is used while a new one is being fetched, and while the remote is down.
    set beresp.grace = 7d;
    unset beresp.http.Vary;
    return (deliver);
  }
}

sub vcl_backend_error {
  if (bereq.backend == grocer_header) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    # The page comes without a fragment, and the next one in five seconds asks again.
    set beresp.status = 200;
    set beresp.ttl = 5s;
    set beresp.grace = 0s;
    set beresp.body = "";
    return (deliver);
  }
}
